// How the count sheets of Helsinki are filled in: the boards by painting, everything else in cells.

import type { CountDrawings } from "../../../count/drawings";
import { say } from "../../../language/speech.svelte";
import Patterns from "../Patterns.svelte";
import Boards from "./Boards.svelte";
import { isWholly } from "./picture";

export default {
    words: ["web-helsinki"],
    pictures: [{ parts: ["boards.roofs", "boards.coat_on_a15"], Picture: Boards, isWholly }],
    folded: ["boards.start"],
    nameOf: (kind, name) => (kind === "bonus" ? say("web-count-helsinki-bonus", { points: name }) : null),
    Definitions: Patterns,
} satisfies CountDrawings;
