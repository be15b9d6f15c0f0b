// Marks on the boards: the chosen roof, the roofs behind a refusal, those that a log entry is about.

import { say } from "../../language/speech.svelte";
import type { Turn } from "../../turn/turn.svelte";
import { highlight } from "../../turn/highlight.svelte";
import type { PlayerBoard } from "../../protocol";
import type { Tile } from "./pavilions";
import { STATUE } from "./pieces";

export interface Marks {
    source: number | null;
    lantern: number | null;
    wild: number | null;
    refusing: number[];
    toldOn: (seat: number) => number[];
}

interface Roofs {
    seat?: number;
    roofs?: number[];
    taken?: number[];
    roof?: number;
    source?: number;
    target?: number;
}

export function marksOf(turn: Turn | null, source: number | null): Marks {
    const chosen = turn?.chosen ?? null;
    const refused = (turn?.refusal?.arguments ?? {}) as Roofs;
    return {
        source: chosen?.[0] === "shift" ? chosen[1] : source,
        lantern: chosen?.[0] === "roof" ? chosen[1] : chosen?.[0] === "shift" ? chosen[2] : null,
        wild: chosen?.[0] === "wild" ? chosen[1] : null,
        refusing: (refused.taken ?? refused.roofs ?? []).filter((roof) => roof >= 0 && roof < 49),
        toldOn,
    };
}

// The roofs on a seat's board that the highlighted log entry is about.
function toldOn(seat: number): number[] {
    const told = (highlight.entry?.effects ?? []).map((effect) => effect.arguments as Roofs);
    const roofs = told
        .filter((one) => one.seat === seat)
        .flatMap((one) => [...(one.roofs ?? []), one.roof, one.source, one.target]);
    return [...new Set(roofs.filter((roof) => roof !== undefined))];
}

// A roof in words, for screen readers.
export function roofWords(board: PlayerBoard, tiles: Tile[], roof: number): string {
    const colour = roof === STATUE ? "statue" : (tiles.find((tile) => tile.roofs.includes(roof))?.colour ?? "empty");
    const carries = board.superstructures.includes(roof)
        ? "superstructure"
        : board.coats.includes(roof)
          ? "coat"
          : "none";
    return say("web-helsinki-roof", { roof, colour, carries });
}
