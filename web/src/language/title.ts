// A short description of the game at a table.

import { knows, say } from "./speech.svelte";
import type { TableInfo } from "../protocol";

// The city and the modules.
export function partsOf(options: Record<string, unknown>): string[] {
    const { city, modules } = options as { city?: string | null; modules?: string[] };
    const words = [city ? `city-${city}` : "", ...(modules ?? []).map((module) => `module-${module}`)];
    return words.filter(knows).map((word) => say(word));
}

export const describe = ({ options }: TableInfo): string => partsOf(options).join(" · ");
