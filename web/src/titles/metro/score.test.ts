import { describe, expect, test } from "vitest";
import type { Line } from "../../protocol";
import { linesOf, scoreOf } from "./score";

const line = (station: number, owner: Line["owner"], points: number, end: Line["end"]): Line => ({
    ...{ station, owner, points, end },
    ...{ length: points, waits: null, path: [] },
});
const LINES = [
    line(1, 0, 5, null),
    line(2, 1, 7, 3),
    line(3, 0, 10, "centre"),
    line(4, 1, 0, null),
    line(5, 0, 43, null),
    line(6, null, 9, null),
    line(7, 0, 5, 8),
];
const ACCOUNTS = [
    { owner: 0, points: 15 },
    { owner: 1, points: 7 },
];
const known = (scores: (number | null)[] | null, final: number[] | null = null, lines = LINES) => ({
    board: { lines, accounts: ACCOUNTS },
    position: { scores, result: final && { scores: final } },
});

describe("the lines of an owner", () => {
    test("are all of theirs and no others, those with the most points first", () => {
        expect(linesOf(LINES, 0).map(({ station }) => station)).toEqual([5, 3, 1, 7]);
        expect(linesOf(LINES, 1).map(({ station }) => station)).toEqual([2, 4]);
    });

    test("are none if there is no owner, though some lines have none either", () => {
        expect(linesOf(LINES, null)).toEqual([]);
    });
});

describe("a score", () => {
    test("has what the open lines stand at beside the points that count", () => {
        expect(scoreOf(known([15, 7]), 0)).toEqual({ points: 15, open: 48, other: 0 });
        expect(scoreOf(known([15, 7]), 1)).toEqual({ points: 7, open: 0, other: 0 });
    });

    test("says how many points do not come from lines", () => {
        expect(scoreOf(known([27, 7]), 0)).toEqual({ points: 27, open: 48, other: 12 });
    });

    test("has nothing open after the end", () => {
        expect(scoreOf(known([15, 7], [20, 7]), 0)).toEqual({ points: 20, open: 0, other: 5 });
    });

    test("is not made up where points are hidden or nobody has any", () => {
        expect(scoreOf(known([15, null]), 1)).toBeNull();
        expect(scoreOf(known(null), 0)).toBeNull();
    });

    test("does not count the lines of companies for a seat", () => {
        const companies = LINES.map((one) => ({ ...one, owner: "red" as const }));
        expect(scoreOf(known([15, 7], null, companies), 0)).toBeNull();
    });
});
