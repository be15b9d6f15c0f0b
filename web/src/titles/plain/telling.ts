// How the moves and players of any title appear: moves word by word, as in a record.

import type { Move } from "../../protocol";

// Neighbours differ most; a ninth seat begins again.
const COLOURS = ["blue", "orange", "green", "red", "purple", "yellow", "brown", "grey"];

export const moveWords = (move: Move): string => move.join(" ");

export const colourOf = (seat: number): string => `var(--${COLOURS[seat % COLOURS.length]})`;
