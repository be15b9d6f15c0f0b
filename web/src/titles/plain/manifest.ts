// The manifest of a title without its own folder: plain, but it fits every game.

import type { TitleManifest } from "../manifest";
import Cover from "./Cover.svelte";
import Mark from "./Mark.svelte";

export const plainManifest = (name: string): TitleManifest => ({
    name,
    place: Infinity,
    Cover,
    Mark,
    words: ["web-plain"],
    rules: { letters: "", turn: "" },
    effects: { quiet: [], leading: [], scoring: [] },
    leads: ["bot-ahead", "bot-behind"],
    board: () => import("./Play.svelte"),
    telling: () => import("./telling"),
    howto: null,
    lesson: null,
    box: null,
    count: null,
});
