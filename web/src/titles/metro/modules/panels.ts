// The panels of the modules and cities. A file in panels/, or a folder in ../cities/, named like its field of the board, is
// all that a new one needs.
// Only the tables that play with a module load its panel.

import type { Component } from "svelte";
import { learn, say } from "../../../language/speech.svelte";
import type { MetroScene } from "../scene";
import type { MetroTurn } from "../part.svelte";
import type { MetroBoard } from "../../../protocol";

type Panel = Component<{ scene: MetroScene; turn: MetroTurn | null }>;
export type Module = Extract<keyof MetroBoard, string>;

const FILES = import.meta.glob<Panel>(["./panels/*.svelte", "../cities/*/Panel.svelte"], { import: "default" });
// CentralRails.svelte shows the field central_rails; the folder of a city has the name of its field.
const fieldOf = (path: string): string =>
    path
        .replace(/\/Panel\.svelte$/, "")
        .replace(/^.*\/|\.svelte$/g, "")
        .replace(/(?!^)[A-Z]/g, "_$&")
        .toLowerCase();
const PANELS = new Map(Object.entries(FILES).map(([path, load]) => [fieldOf(path), load]));

export const loadPanel = (module: Module): Promise<Panel> => PANELS.get(module)!();

// Everything that the modules of a board need, so that nothing of it appears later than the board.
export async function loadModules(board: MetroBoard): Promise<void> {
    const modules = modulesOf(board);
    if (!modules.length) return;
    await Promise.all([
        learn("web-cities"),
        import("./Pieces.svelte"),
        import("./Choices.svelte"),
        import("./Panel.svelte"),
        ...modules.map(loadPanel),
    ]);
}

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
