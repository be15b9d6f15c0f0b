// Hints that the viewer asks for: what the strongest bot would play, or only the lead that it expects.

import type { TableInfo } from "../protocol";
import type { Turn } from "../turn/turn.svelte";
import type { Room } from "./room.svelte";

export type Wanted = "hint" | "lead";

// Whether people play with each other here: then the others see who asks for a hint.
export const hasCompany = ({ seats }: TableInfo): boolean =>
    seats.filter(({ how, stands_in }) => how === "person" || stands_in).length > 1;

export const give = (wanted: Wanted, turn: Turn): void => void (wanted === "hint" ? turn.advise() : turn.weigh());

// Whoever asks for their first hint among people reads beforehand that the others see it.
export function ask(wanted: Wanted, turn: Turn, room: Room): void {
    if (!turn.isDue || turn.isThinking || turn.seat === null) return;
    const isFirst = room.info.seats[turn.seat]?.hints === 0;
    if (isFirst && hasCompany(room.info)) room.open(wanted);
    else give(wanted, turn);
}
