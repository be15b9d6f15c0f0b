// The panels of the modules and cities. A file in panels/, named like its field of the board, is all that a new one needs.

import type { Component } from "svelte";
import { say } from "../../../language/speech.svelte";
import type { MetroScene } from "../scene";
import type { MetroTurn } from "../part.svelte";
import type { MetroBoard } from "../../../protocol";

type Panel = Component<{ scene: MetroScene; turn: MetroTurn | null }>;
export type Module = Extract<keyof MetroBoard, string>;

const FILES = import.meta.glob<Panel>("./panels/*.svelte", { eager: true, import: "default" });
// StPetersburg.svelte shows the field st_petersburg.
const fieldOf = (path: string): string =>
    path
        .replace(/^.*\/|\.svelte$/g, "")
        .replace(/(?!^)[A-Z]/g, "_$&")
        .toLowerCase();
export const PANELS = new Map(Object.entries(FILES).map(([path, panel]) => [fieldOf(path), panel]));

// The expansions have names of their own and come after a city.
const NAMES: Partial<Record<Module, string>> = {
    solo: "web-cities-solo",
    companies: "web-cities-companies",
    central_stations: "web-cities-stations",
    central_rails: "web-cities-rails",
};

export function modulesOf(board: MetroBoard): Module[] {
    const shown = keysOf(board).filter((module) => PANELS.has(module) && board[module]);
    return [...shown.filter((module) => !(module in NAMES)), ...keysOf(NAMES).filter((name) => shown.includes(name))];
}

function keysOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[] {
    const keys = [];
    for (const key in fields) keys.push(key);
    return keys;
}

export const hasModules = (board: MetroBoard): boolean => modulesOf(board).length > 0;

export const moduleName = (module: Module): string => say(NAMES[module] ?? `city-${module.replace("_", "-")}`);
