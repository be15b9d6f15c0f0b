// Levels of bots come from the server as codes; some have names.

import { knows, say } from "./speech.svelte";

export const levelName = (level: string): string => (knows(`web-level-${level}`) ? say(`web-level-${level}`) : level);

// The name of the bot on a seat; `levels` are those of all bots by seat. Several bots of one level have the number of
// their seat, counted from 1.
export function botName(seat: number, levels: (string | null)[]): string {
    const level = levels[seat]!;
    const isSingle = levels.filter((one) => one === level).length === 1;
    return isSingle ? levelName(level) : `${levelName(level)} ${seat + 1}`;
}

// A one-line description of a level; learn("web-open") first.
export const levelNote = (level: string): string =>
    knows(`web-open-level-${level}`) ? say(`web-open-level-${level}`) : "";
