// Marks on the boards: the chosen roof, the roofs behind a refusal, those that a log entry is about.

import { say } from "../../language/speech.svelte";
import type { HelsinkiTurn } from "./plan.svelte";
import { highlight } from "../../turn/highlight.svelte";
import type { Effect, PlayerBoard, Reason } from "../../protocol";
import type { Tile } from "./pavilions";
import { STATUE } from "./pieces";

export interface Marks {
    source: number | null;
    lantern: number | null;
    wild: number | null;
    refusing: number[];
    toldOn: (seat: number) => number[];
}

export function marksOf(turn: HelsinkiTurn | null, source: number | null): Marks {
    const chosen = turn?.chosen ?? null;
    return {
        source: chosen?.[0] === "shift" ? chosen[1] : source,
        lantern: chosen?.[0] === "roof" ? chosen[1] : chosen?.[0] === "shift" ? chosen[2] : null,
        wild: chosen?.[0] === "wild" ? chosen[1] : null,
        refusing: turn?.refusal ? refusedRoofs(turn.refusal).filter((roof) => roof >= 0 && roof < 49) : [],
        toldOn,
    };
}

// The roofs on a seat's board that the highlighted deed is about.
function toldOn(seat: number): number[] {
    const { by, effects, refusal } = highlight.deed ?? { by: null, effects: [], refusal: null };
    const refused = refusal && by === seat && "roofs" in refusal.arguments ? refusal.arguments.roofs : [];
    return [...new Set([...effects.flatMap((effect) => roofsOf(effect, seat)), ...refused])];
}

// The roofs on a seat's board that an effect is about.
function roofsOf({ arguments: told }: Effect, seat: number): number[] {
    if (!("seat" in told) || told.seat !== seat) return [];
    if ("roofs" in told) return told.roofs;
    if ("roof" in told) return [told.roof];
    return "source" in told ? [told.source, told.target] : [];
}

// The roofs that a refusal is about: those in the way, if there are any.
function refusedRoofs({ arguments: told }: Reason): number[] {
    if ("taken" in told) return told.taken;
    return "roofs" in told ? told.roofs : [];
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
