// What is pointed at: something that was done, or that a lesson asks for, or something on the board itself.

import type { Effect, Move, Reason } from "../protocol";

// A move of a seat, and what is said about it: its effects, or why it is refused.
export interface Deed {
    by: number;
    move: Move;
    effects: readonly Effect[];
    refusal: Reason | null;
}

// A move that a seat made, and a better one, as an analysis compares them.
export interface Comparison {
    by: number;
    played: Move;
    better: Move;
}

interface Highlight {
    deed: Deed | null;
    // Something that is drawn on the board, by the number that its title gives it.
    target: number | null;
    compared: Comparison | null;
    // The game has just ended: the board shows what it was about once more.
    isFinale: boolean;
}

export const highlight: Highlight = $state({ deed: null, target: null, compared: null, isFinale: false });
