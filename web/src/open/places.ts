// Where a refusal of options is shown, and in which words.

import { knows, refusal, say } from "../language/speech.svelte";
import type { Reason, TitleChoices } from "../protocol";

// The option that a refusal concerns; a value that is not allowed names it.
export function optionOf(reason: Reason, { options, refusals }: TitleChoices): string {
    if (reason.code === "option-value") return reason.arguments.option;
    if (refusals.includes(reason.code)) return "players";
    return options.find((choice) => choice.refusals.includes(reason.code))?.name ?? "";
}

// The games' sentences speak of typed values; where that matters, this page has its own sentences.
export function sentence(reason: Reason, choices: TitleChoices): string {
    const own = `web-open-refusal-${reason.code}-${optionOf(reason, choices)}`;
    return knows(own) ? say(own, reason.arguments) : refusal(reason);
}
