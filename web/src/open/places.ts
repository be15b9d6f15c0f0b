// The rule of every option, and the option at which a refusal is shown.

import { knows, refusal, say } from "../language/speech.svelte";
import type { Reason, Title } from "../protocol";

const RULES: Record<string, string> = {
    "modules-companies": "M7",
    "modules-central-stations": "M8",
    "modules-central-rails": "M9",
    "modules-solo": "M10",
    "modules-dry-roads": "H8",
    "city-paris": "M12",
    "city-stockholm": "M13",
    "city-london": "M14",
    "city-new-york": "M15",
    "city-st-petersburg": "M16",
    "city-berlin": "M17",
    city: "M11",
    hand: "M6.2",
    free_orientation: "M6.1",
    harder_solo: "M10.6",
    stockholm_variant: "M13.4",
    berlin_sides: "M17.1",
    frame: "M1.6",
    cover: "H2.7",
};
// The module or city that an option is a part of.
export const PART_OF: Record<string, string> = {
    harder_solo: "solo",
    stockholm_variant: "stockholm",
    berlin_sides: "berlin",
};
const STARTS: Record<Title, string> = { metro: "M2.1", helsinki: "H2.4" };
const OPTIONS: Record<string, string> = {
    "one-without-solo": "players",
    "one-city": "city",
    "frame-order": "frame",
    "stations-with-rails": "modules",
    "city-with-solo": "city",
    "modules-with-solo": "modules",
    "hand-with-solo": "hand",
    "harder-without-solo": "harder_solo",
    "variant-without-stockholm": "stockholm_variant",
    "sides-without-berlin": "berlin_sides",
    "frame-with-companies": "frame",
    "cover-five": "cover",
};

export const ruleOf = (title: Title, option: string): string =>
    option === "start" ? (STARTS[title] ?? "") : (RULES[option] ?? "");

export const optionOf = (reason: Reason): string =>
    OPTIONS[reason.code] ?? (reason.code === "option-value" ? String(reason.arguments.option) : "");

// The games' sentences speak of typed values; where that matters, this page has its own sentences.
export function sentence(reason: Reason): string {
    const own = `web-open-refusal-${reason.code}-${optionOf(reason)}`;
    return knows(own) ? say(own, reason.arguments) : refusal(reason);
}
