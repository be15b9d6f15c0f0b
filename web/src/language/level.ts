// Levels of bots come from the server as codes; some have names.

import { knows, say } from "./speech.svelte";

export const levelName = (level: string): string => (knows(`web-level-${level}`) ? say(`web-level-${level}`) : level);

// The name of a bot on a seat, counted from 1.
export const botName = (level: string, number: number): string => `${levelName(level)} ${number}`;

// A one-line description of a level; learn("web-open") first.
export const levelNote = (level: string): string =>
    knows(`web-open-level-${level}`) ? say(`web-open-level-${level}`) : "";
