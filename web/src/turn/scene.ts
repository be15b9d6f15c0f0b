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
}

// Moves that were taken back and made again are the same in number, but not in time.
export const momentOf = ({ number }: Position, log: LogEntry[]): string => `${number} ${log.at(-1)?.at}`;

// A hint and how it is shown; a new object for every request, even if it says the same.
export interface Advice {
    hint: Hint;
    note: Snippet;
}
