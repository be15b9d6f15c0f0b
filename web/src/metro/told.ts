// What a move of Metro is, in a few words.

import { say, type Told } from "../language/speech.svelte";
import type { MetroScene, Scene } from "../play/scene";
import type { Fact, Move } from "../protocol";
import { told as toldByModule } from "./modules/words";

export { default as Picture } from "./TileMini.svelte";

export const tileOf = ([kind, tile]: Move): string | null => (kind === "lay" ? String(tile) : null);

export function told(move: Move, scene: Scene): string {
    const [kind, tile, turns, square] = move;
    if (kind === "lay") return say("web-metro-told-lay", { tile, turns, square });
    return toldByModule(move, scene as MetroScene) ?? say(`web-metro-told-${kind}`);
}

// A bot's reason says of which station a line is; the board, whose it is.
export function known(told: Fact, scene: Scene): Told {
    if (told.code !== "bot-metro-stops") return told;
    const line = (scene as MetroScene).board.lines.find(({ station }) => station === told.arguments.station);
    if (typeof line?.owner !== "number") return told;
    return { code: "bot-metro-stops-line", arguments: { ...told.arguments, seat: line.owner } };
}
