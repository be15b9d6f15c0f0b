// What a board shows, wherever it comes from: a live table, a replay or a lesson.

import type { Snippet } from "svelte";
import type { Hint, LogEntry, Position, TableInfo } from "../protocol";

export interface Scene {
    info: TableInfo;
    // Identifies the moment of the game: a repeated position has the same one, whatever else has happened at the table.
    moment: string;
    position: Position;
    // Everything that happened up to this position.
    log: LogEntry[];
    // The names of the players, by seat.
    names: string[];
    // Of every other person at a live table, by seat: whether they are looking at it now.
    presence?: (boolean | null)[] | undefined;
}

// Moves that were taken back and made again are the same in number, but not in time.
const momentOf = ({ number }: Position, log: LogEntry[]): string => `${number} ${log.at(-1)?.at}`;

// Who plays, and under which names: both may change while a position stays.
export interface People {
    readonly info: TableInfo;
    readonly names: string[];
    readonly presence?: (boolean | null)[] | undefined;
}

export function sceneOf(position: Position, log: LogEntry[], people: People, moment = momentOf(position, log)): Scene {
    const hand = position.seat === null ? null : (position.hands[position.seat] ?? null);
    const scene = {
        moment,
        position,
        log,
        board: position.board,
        hand,
        get info() {
            return people.info;
        },
        get names() {
            return people.names;
        },
        get presence() {
            return people.presence;
        },
    };
    return scene;
}

// An older position is read-only.
export const asRead = (scene: Scene): Scene =>
    scene.position.legal ? sceneOf({ ...scene.position, legal: null }, scene.log, scene, scene.moment) : scene;

// A hint and how it is shown; a new object for every request, even if it says the same.
export interface Advice {
    hint: Hint;
    note: Snippet;
}
