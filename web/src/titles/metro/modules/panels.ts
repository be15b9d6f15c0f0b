// The panels of the modules and cities. A file in panels/, named like its field of the board, is all that a new one needs.

import type { Component } from "svelte";
import { say } from "../../../language/speech.svelte";
import type { MetroScene } from "../scene";
import type { MetroTurn } from "../part.svelte";
import type { MetroBoard } from "../../../protocol";

type Panel = Component<{ scene: MetroScene; turn: MetroTurn | null }>;
export type Module = keyof MetroBoard;

const FILES = import.meta.glob<Panel>("./panels/*.svelte", { eager: true, import: "default" });
// StPetersburg.svelte shows the field st_petersburg.
const fieldOf = (path: string): Module =>
    path
        .replace(/^.*\/|\.svelte$/g, "")
        .replace(/(?!^)[A-Z]/g, "_$&")
        .toLowerCase() as Module;
export const PANELS = new Map(Object.entries(FILES).map(([path, panel]) => [fieldOf(path), panel]));

// The expansions have names of their own and come after a city.
const NAMES: Partial<Record<Module, string>> = {
    solo: "web-cities-solo",
    companies: "web-cities-companies",
    central_stations: "web-cities-stations",
    central_rails: "web-cities-rails",
};
const ORDER = [...PANELS.keys()].filter((module) => !(module in NAMES)).concat(Object.keys(NAMES) as Module[]);

export const modulesOf = (board: MetroBoard): Module[] => ORDER.filter((module) => board[module]);

export const hasModules = (board: MetroBoard): boolean => modulesOf(board).length > 0;

export const moduleName = (module: Module): string => say(NAMES[module] ?? `city-${module.replace("_", "-")}`);
