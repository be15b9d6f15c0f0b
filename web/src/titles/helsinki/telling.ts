// How Helsinki's moves and players appear beside the board.

import { playerColour } from "./pieces";

export { default as CardPicture } from "./CardMini.svelte";
export { moveWords } from "./words";

export const colourOf = (seat: number): string => `var(--p-${playerColour(seat)})`;
