// Marks on the boards: the chosen roof, the roofs behind a refusal, those that a log entry is about.

import { say } from "../../language/speech.svelte";
import type { HelsinkiTurn } from "./plan.svelte";
import { highlight } from "../../turn/highlight.svelte";
import { unanswered } from "../../turn/news";
import type { Effect, PlayerBoard, Reason } from "../../protocol";
import type { Tile } from "./pavilions";
import { playerColour, STATUE } from "./pieces";
import type { HelsinkiScene } from "./scene";

export interface Marks {
    source: number | null;
    lantern: number | null;
    wild: number | null;
    refusing: number[];
    markedOn: (seat: number) => number[];
}

export function marksOf(turn: HelsinkiTurn | null, source: number | null): Marks {
    const chosen = turn?.chosen ?? null;
    return {
        source: chosen?.[0] === "shift" ? chosen[1] : source,
        lantern: chosen?.[0] === "roof" ? chosen[1] : chosen?.[0] === "shift" ? chosen[2] : null,
        wild: chosen?.[0] === "wild" ? chosen[1] : null,
        refusing: turn?.refusal ? refusedRoofs(turn.refusal).filter((roof) => roof >= 0 && roof < 49) : [],
        markedOn,
    };
}

// The roofs on a seat's board that the highlighted deed is about.
function markedOn(seat: number): number[] {
    const { by, effects, refusal } = highlight.deed ?? { by: null, effects: [], refusal: null };
    const refused = refusal && by === seat ? roofsIn(refusal) : [];
    return [...new Set([...effects.flatMap((effect) => roofsOf(effect, seat)), ...refused])];
}

// What the others changed since the viewer last moved: roofs by seat, and slots of the senate with the seat's colour.
export interface News {
    roofs: Map<number, number[]>;
    slots: Map<number, string>;
    spaces: Map<number, string>;
}

export function newsOf({ log, position, names }: HelsinkiScene): News {
    const news: News = { roofs: new Map(), slots: new Map(), spaces: new Map() };
    for (const { by, entries } of unanswered(log, position.seat, names.length)) {
        const effects = entries.flatMap((entry) => entry.effects);
        const colour = `var(--p-${playerColour(by)})`;
        news.roofs.set(by, [
            ...new Set([...(news.roofs.get(by) ?? []), ...effects.flatMap((one) => roofsOf(one, by))]),
        ]);
        for (const effect of effects) {
            if (effect.code === "slot-filled") news.slots.set(effect.arguments.slot, colour);
            if (effect.code === "walked") news.spaces.set(effect.arguments.senate, colour);
        }
    }
    return news;
}

// The roofs on a seat's board that an effect is about.
function roofsOf({ arguments: given }: Effect, seat: number): number[] {
    if (!("seat" in given) || given.seat !== seat) return [];
    if ("roofs" in given) return given.roofs;
    if ("roof" in given) return [given.roof];
    return "source" in given ? [given.source, given.target] : [];
}

// The roofs that a refusal is about: those in the way, if there are any.
function refusedRoofs({ arguments: given }: Reason): number[] {
    return "taken" in given ? given.taken : roofsIn({ arguments: given });
}

// A count sheet's refusal only counts them.
const roofsIn = ({ arguments: given }: Pick<Reason, "arguments">): number[] =>
    "roofs" in given && Array.isArray(given.roofs) ? given.roofs : [];

// A roof in words, for screen readers.
export function roofWords(board: PlayerBoard, tiles: Tile[], roof: number, isOffered: boolean): string {
    const colour = roof === STATUE ? "statue" : (tiles.find((tile) => tile.roofs.includes(roof))?.colour ?? "empty");
    const carries = board.superstructures.includes(roof)
        ? "superstructure"
        : board.coats.includes(roof)
          ? "coat"
          : "none";
    return say("web-helsinki-roof", { roof, colour, carries, offered: isOffered ? "yes" : "no" });
}
