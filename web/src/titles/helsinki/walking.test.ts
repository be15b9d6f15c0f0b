import { describe, expect, test } from "vitest";
import type { HelsinkiScene } from "./scene";
import { walksSince } from "./walking";

const seen = (pawns: number[] | null, number: number) =>
    ({ board: { pawns }, position: { number } }) as Pick<HelsinkiScene, "board" | "position">;

describe("a walk", () => {
    test("leads from space to space in the order of play", () => {
        expect(walksSince(seen([2, 5], 10), seen([2, 0], 11))).toEqual([{ seat: 1, spaces: [5, 6, 7, 0] }]);
    });

    test("goes one space back at most", () => {
        expect(walksSince(seen([0, 5], 10), seen([7, 5], 11))).toEqual([{ seat: 0, spaces: [0, 7] }]);
    });

    test("that is taken back leads the same way back", () => {
        expect(walksSince(seen([4, 5], 11), seen([1, 5], 10))).toEqual([{ seat: 0, spaces: [4, 3, 2, 1] }]);
        expect(walksSince(seen([7, 5], 11), seen([0, 5], 10))).toEqual([{ seat: 0, spaces: [7, 0] }]);
    });

    test("begins on a space, not beside the board", () => {
        expect(walksSince(seen(null, 3), seen([4, 4], 4))).toEqual([]);
        expect(walksSince(seen([4, 4], 4), seen([4, 4], 5))).toEqual([]);
    });
});
