import type { TitleManifest } from "../manifest";
import Cover from "./Cover.svelte";
import Mark from "./Mark.svelte";

export default {
    name: "metro",
    place: 1,
    Cover,
    Mark,
    words: ["web-metro"],
    rules: {
        letters: "M",
        turn: "M2",
        drawn: { pattern: /\b[a-d]{4}\b/, function: "TILE", Picture: () => import("./TileMini.svelte") },
    },
    effects: {
        quiet: ["dealt", "share-dealt", "token-dealt"],
        leading: ["drew"],
        scoring: ["line-scored", "point-tile-taken", "ticket-taken"],
    },
    leads: ["bot-ahead", "bot-behind", "bot-metro-alone"],
    board: () => import("./Play.svelte"),
    telling: () => import("./telling"),
    howto: () => import("./howto/Howto.svelte"),
    lesson: () => import("./lesson.json"),
    box: () => import("./box"),
    count: () => import("./count"),
} satisfies TitleManifest;
