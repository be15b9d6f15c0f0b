// How Metro's moves and players appear beside the board.

import { say } from "../../language/speech.svelte";
import type { Scene } from "../../turn/scene";
import { metroScene } from "./scene";
import type { Move } from "../../protocol";
import { colourOf as colourOfSeat } from "./geometry";
import { moveWords as wordsByModule } from "./modules/words";

export { default as Picture } from "./TileMini.svelte";

export const tileOf = (move: Move): string | null => (move[0] === "lay" ? move[1] : null);

export function moveWords(move: Move, scene: Scene): string {
    if (move[0] === "lay") return say("web-metro-told-lay", { tile: move[1], turns: move[2], square: move[3] });
    const own = metroScene(scene);
    return (own && wordsByModule(move, own)) ?? say(`web-metro-told-${move[0]}`);
}

export const colourOf = (seat: number): string => `var(--${colourOfSeat(seat)})`;
