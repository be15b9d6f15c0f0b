// How Metro's moves and players appear beside the board.

import { say } from "../../language/speech.svelte";
import type { Scene } from "../../turn/scene";
import { metroScene } from "./scene";
import type { Move } from "../../protocol";
import { colourOf as colourOfSeat } from "./geometry";
import { told as toldByModule } from "./modules/words";

export { default as Picture } from "./TileMini.svelte";

export const tileOf = ([kind, tile]: Move): string | null => (kind === "lay" ? String(tile) : null);

export function told(move: Move, scene: Scene): string {
    const [kind, tile, turns, square] = move;
    if (kind === "lay") return say("web-metro-told-lay", { tile, turns, square });
    const own = metroScene(scene);
    return (own && toldByModule(move, own)) ?? say(`web-metro-told-${kind}`);
}

export const colourOf = (seat: number): string => `var(--${colourOfSeat(seat)})`;
