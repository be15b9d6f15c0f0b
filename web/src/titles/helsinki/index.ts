import type { TitleManifest } from "../manifest";
import Cover from "./Cover.svelte";
import Mark from "./Mark.svelte";

export default {
    name: "helsinki",
    place: 2,
    Cover,
    Mark,
    words: ["web-helsinki", "web-senate"],
    rules: { letters: "HA", turn: "H3" },
    effects: {
        quiet: ["card-dealt", "slot-filled"],
        leading: ["walked", "building", "paid"],
        scoring: ["coats-won", "visitors-connected"],
    },
    leads: ["bot-ahead", "bot-behind"],
    board: () => import("./Play.svelte"),
    telling: () => import("./telling"),
    howto: () => import("./howto/Howto.svelte"),
    lesson: () => import("./lesson.json"),
    box: () => import("./box"),
    count: () => import("./count"),
} satisfies TitleManifest;
