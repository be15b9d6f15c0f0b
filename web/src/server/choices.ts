// What can be chosen for a new table of each title.

import type { Title, TitleChoices } from "../protocol";
import { ask } from "./http";

export const offered = async (): Promise<TitleChoices[]> => (await ask("GET", "/api/choices")).titles;

export const choicesOf = async (title: Title): Promise<TitleChoices> =>
    (await offered()).find((one) => one.title === title)!;
