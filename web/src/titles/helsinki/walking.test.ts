import { describe, expect, test } from "vitest";
import type { HelsinkiScene } from "./scene";
import { walksSince } from "./walking";

// A log of walks: who, by how many spaces, and to which one.
const log = (...walks: [seat: number, spaces: number, senate: number][]) => {
    const entries = walks.map(([seat, spaces, senate]) => ({
        effects: [{ code: "walked", arguments: { seat, spaces, senate } }],
    }));
    return { log: [{ effects: [] }, ...entries] } as unknown as Pick<HelsinkiScene, "log">;
};

describe("a walk", () => {
    test("leads from space to space in the order of play", () => {
        expect(walksSince(log(), log([1, 3, 0]))).toEqual([{ seat: 1, spaces: [5, 6, 7, 0] }]);
    });

    test("can lead nearly all the way round, or one space back", () => {
        expect(walksSince(log(), log([0, 6, 0]))).toEqual([{ seat: 0, spaces: [2, 3, 4, 5, 6, 7, 0] }]);
        expect(walksSince(log(), log([0, -1, 7]))).toEqual([{ seat: 0, spaces: [0, 7] }]);
    });

    test("that is taken back leads the same way back", () => {
        expect(walksSince(log([0, 3, 4]), log())).toEqual([{ seat: 0, spaces: [4, 3, 2, 1] }]);
        expect(walksSince(log([0, -1, 7]), log())).toEqual([{ seat: 0, spaces: [7, 0] }]);
    });

    test("is the last one of each player, or the first of those that were taken back", () => {
        const turns = log([0, 3, 4], [1, 1, 2], [0, 1, 5]);
        const first = { seat: 1, spaces: [1, 2] };
        expect(walksSince(log(), turns)).toEqual([{ seat: 0, spaces: [4, 5] }, first]);
        expect(walksSince(turns, log())).toEqual([
            { seat: 0, spaces: [4, 3, 2, 1] },
            { ...first, spaces: [2, 1] },
        ]);
    });

    test("is none where nothing but something else has happened", () => {
        expect(walksSince(log([0, 3, 4]), log([0, 3, 4]))).toEqual([]);
    });
});
