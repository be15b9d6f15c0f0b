// A short description of the game at a table.

import { knows, say } from "./speech.svelte";
import type { TableInfo } from "../protocol";

// The city and the modules.
export function partsOf(options: Record<string, unknown>): string[] {
    const { city, modules } = options;
    const named = Array.isArray(modules) ? modules.map((module) => `module-${String(module)}`) : [];
    const words = [city ? `city-${String(city)}` : "", ...named];
    return words.filter(knows).map((word) => say(word));
}

// An edition that does not come with the title is named: it may play differently.
export const describe = ({ options, edition, own_edition }: TableInfo): string =>
    [...partsOf(options), ...(own_edition ? [edition] : [])].join(" · ");
