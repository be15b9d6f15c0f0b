// A player's standing in a few words: points, cards in hand, coats of arms on the meadow, whose turn it is, who is here.

import { say } from "../../language/speech.svelte";
import type { HelsinkiScene } from "./scene";

export function standing(scene: HelsinkiScene, seat: number): string[] {
    const { hand, meadow } = scene.board.seats[seat]!;
    const isHere = scene.presence?.[seat] ?? null;
    const points = scene.position.scores?.[seat] ?? undefined;
    return [
        ...(points === undefined ? [] : [say("web-senate-points", { points })]),
        say("web-senate-count", { count: hand }),
        say("web-senate-meadow", { coats: meadow }),
        ...(seat === scene.position.turn ? [say("web-senate-to-move")] : []),
        ...(isHere === null ? [] : [say(isHere ? "web-table-seat-here" : "web-table-seat-away")]),
    ];
}
