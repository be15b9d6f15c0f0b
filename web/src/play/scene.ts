// What a board shows, wherever it comes from: a table that is being played, a replay or a lesson.

import type { Snippet } from "svelte";
import type { Entry, HelsinkiBoard, HelsinkiHand, Hint, MetroBoard, MetroHand, Position, TableInfo } from "../protocol";

export interface Scene {
    info: TableInfo;
    // Which moment of the game it is: told again it is the same, whatever else has happened at the table.
    moment: string;
    position: Position;
    // Everything that happened up to this position.
    log: Entry[];
    // How the players are called, by seat.
    names: string[];
}

// Moves that were taken back and made anew are as many, but not of the same time.
export const momentOf = ({ number }: Position, log: Entry[]): string => `${number} ${log.at(-1)?.at}`;

// A hint and how it is told; a new one whenever somebody asks, even if it says the same.
export interface Advice {
    hint: Hint;
    note: Snippet;
}

export interface MetroScene extends Scene {
    board: MetroBoard;
    // What the viewing seat knows and the table does not.
    hand: MetroHand | null;
}

export interface HelsinkiScene extends Scene {
    board: HelsinkiBoard;
    hand: HelsinkiHand | null;
}
