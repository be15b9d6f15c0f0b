// What can be chosen for a new table of a title.

import type { Choices, Title, TitleChoices } from "../protocol";
import { ask } from "./http";

export async function choicesOf(title: Title): Promise<TitleChoices> {
    const { titles } = await ask<Choices>("GET", "/api/choices");
    return titles.find((one) => one.title === title)!;
}
