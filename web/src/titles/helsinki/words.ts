// Short descriptions of what is due and of moves.

import { listed, say } from "../../language/speech.svelte";
import type { Move } from "../../protocol";
import { actionNumber } from "./naming";
import { readCard } from "./pieces";
import { nameOf } from "./senate";

export function cardWords(name: string): string {
    const card = readCard(name);
    return card
        ? say("web-helsinki-card", { colour: card.colour, number: card.number })
        : say("web-helsinki-card", { colour: "wild", number: 0 });
}

export const cardsWords = (cards: (string | number)[]): string =>
    cards.map((name) => cardWords(String(name))).join(", ");

export function told([kind, ...fields]: Move): string {
    const [first, second] = fields;
    switch (kind) {
        case "space":
            return say("web-helsinki-told-space", { place: nameOf(Number(first)) });
        case "walk":
            return say("web-helsinki-told-walk", { spaces: first });
        case "use":
            return say("web-helsinki-told-use", { action: first });
        case "draw":
            return say("web-helsinki-told-draw", { actions: fields.map(actionNumber).join("") || "none" });
        case "build":
            return say("web-helsinki-told-build", {
                what: cardWords(String(first)),
                count: fields.length - 1,
                actions: listed(fields.slice(1).map(actionNumber)),
            });
        case "pay":
            return say("web-helsinki-told-pay", { number: fields.length, list: cardsWords(fields) });
        case "push":
            return say("web-helsinki-told-rest", { roofs: fields });
        case "roof":
            return say("web-helsinki-told-roof", { roof: first });
        case "wild":
            return say("web-helsinki-told-wild", { roof: first });
        case "shift":
            return say("web-helsinki-told-shift", { source: first, target: second });
        case "discard":
            return say("web-helsinki-told-discard", { what: cardWords(String(first)) });
        default:
            return say("web-helsinki-told-end");
    }
}

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
