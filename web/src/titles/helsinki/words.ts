// Short descriptions of what is due and of moves.

import { listed, say } from "../../language/speech.svelte";
import type { Move, MoveOf } from "../../protocol";
import { actionNumber } from "./naming";
import { readCard } from "./pieces";
import { nameOf } from "./senate";

export function cardWords(name: string): string {
    const card = readCard(name);
    return card
        ? say("web-helsinki-card", { colour: card.colour, number: card.number })
        : say("web-helsinki-card", { colour: "wild", number: 0 });
}

export const cardsWords = (cards: string[]): string => cards.map(cardWords).join(", ");

export function moveWords(move: Move): string {
    switch (move[0]) {
        case "space":
            return say("web-helsinki-told-space", { place: nameOf(move[1]) });
        case "walk":
            return say("web-helsinki-told-walk", { spaces: move[1] });
        case "use":
            return say("web-helsinki-told-use", { action: move[1] });
        case "draw":
            return say("web-helsinki-told-draw", { actions: move[1] ? actionNumber(move[1]) : "none" });
        case "build":
            return buildWords(move);
        case "pay":
            return payWords(move);
        case "push":
            return say("web-helsinki-told-rest", { roofs: move.slice(1) });
        case "roof":
            return say("web-helsinki-told-roof", { roof: move[1] });
        case "wild":
            return say("web-helsinki-told-wild", { roof: move[1] });
        case "shift":
            return say("web-helsinki-told-shift", { source: move[1], target: move[2] });
        case "discard":
            return say("web-helsinki-told-discard", { what: cardWords(move[1]) });
        default:
            return say("web-helsinki-told-end");
    }
}

const buildWords = ([, card, ...actions]: MoveOf<"build">): string =>
    say("web-helsinki-told-build", {
        what: cardWords(card),
        count: actions.length,
        actions: listed(actions.map(actionNumber)),
    });

const payWords = ([, ...cards]: MoveOf<"pay">): string =>
    say("web-helsinki-told-pay", { number: cards.length, list: cardsWords(cards) });

// The kinds of moves in order of priority: the first one that is possible is what is due; `use` can come at any time.
const KINDS = [
    "space",
    "pay",
    "push",
    "roof",
    "wild",
    "shift",
    "discard",
    "walk",
    "draw",
    "build",
    "end",
    "use",
] as const;

export type Due = (typeof KINDS)[number] | "act";

// The decision that is due; "act" is the choice between drawing and building.
export function due(legal: readonly Move[]): Due | null {
    const kinds = new Set(legal.map(([kind]) => kind));
    const kind = KINDS.find((one) => kinds.has(one)) ?? null;
    return kind === "draw" && kinds.has("build") ? "act" : kind;
}
