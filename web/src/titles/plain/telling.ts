// How the moves and players of any title appear: moves word by word, as in a record.

import type { Move } from "../../protocol";

// Hues that are far from each other, whatever the number of seats.
const STEP = 137;

export const told = (move: Move): string => move.join(" ");

export const colourOf = (seat: number): string => `hsl(${seat * STEP} 55% 45%)`;
