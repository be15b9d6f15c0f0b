import { describe, expect, test } from "vitest";
import type { LogEntry } from "../protocol";
import { othersTurns, positionsIn, unanswered } from "./news";

const logOf = (...movers: number[]): LogEntry[] =>
    movers.map((by, number) => ({ by, number, effects: [] }) as unknown as LogEntry);
const moversOf = (turns: { by: number }[]): number[] => turns.map(({ by }) => by);

describe("what the others did", () => {
    test("is every turn since the seat's own last one, with what chance did in it", () => {
        const turns = othersTurns(logOf(-1, 0, 1, 1, -1, 2), 0, 3);
        expect(moversOf(turns)).toEqual([1, 2]);
        expect(turns[0]!.entries.map(({ number }) => number)).toEqual([2, 3, 4]);
    });

    test("stays told while the seat moves, but is no longer marked", () => {
        const log = logOf(0, 1, 2, 0, -1);
        expect(moversOf(othersTurns(log, 0, 3))).toEqual([1, 2]);
        expect(unanswered(log, 0, 3)).toEqual([]);
        expect(moversOf(unanswered(log.slice(0, 3), 0, 3))).toEqual([1, 2]);
    });

    test("is the last turn for someone who only watches, and nothing for someone alone", () => {
        expect(moversOf(unanswered(logOf(0, 1, 0), null, 2))).toEqual([0]);
        expect(othersTurns(logOf(-1, 0, -1, 0), 0, 1)).toEqual([]);
    });

    test("is shown again from before its first decision to after its last entry", () => {
        expect(positionsIn(othersTurns(logOf(0, -1, 1, -1, 1, -1, 0), 0, 2))).toEqual([2, 4, 6]);
        expect(positionsIn([])).toEqual([]);
    });
});
