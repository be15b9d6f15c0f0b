// What the others have done since the viewer's last turn.

import type { LogEntry } from "../protocol";
import type { Scene } from "./scene";
import { type LoggedTurn, byTurn } from "./turns";

// The last turns of others before a seat's present turn, or up to now; whoever only watches gets the last turn.
export function othersTurns(log: LogEntry[], seat: number | null, players: number): LoggedTurn[] {
    const { turns } = byTurn(log, players);
    if (seat === null) return turns.slice(-1);
    const until = turns.slice(0, turns.findLastIndex(({ by }) => by !== seat) + 1);
    return until.slice(until.findLastIndex(({ by }) => by === seat) + 1);
}

export const newsOf = ({ log, position, names }: Scene): LoggedTurn[] => othersTurns(log, position.seat, names.length);

// The same, until the seat has moved: so long, it stays marked on the board.
export function unanswered(log: LogEntry[], seat: number | null, players: number): LoggedTurn[] {
    const last = log.findLast(({ by }) => by >= 0);
    return seat !== null && last?.by === seat ? [] : othersTurns(log, seat, players);
}

// The positions that show some turns once more, by their number of log entries: before each decision, and after the last.
export function positionsIn(turns: LoggedTurn[]): number[] {
    const entries = turns.flatMap((turn) => turn.entries);
    const last = entries.at(-1);
    return last ? [...entries.filter(({ by }) => by >= 0).map(({ number }) => number), last.number + 1] : [];
}
