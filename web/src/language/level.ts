// Levels of bots come from the server as codes; some have names.

import { knows, say } from "./speech.svelte";

export const levelName = (level: string): string => (knows(`web-level-${level}`) ? say(`web-level-${level}`) : level);
