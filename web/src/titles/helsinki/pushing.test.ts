import { describe, expect, test } from "vitest";
import { type Cell, type Side, SIZE } from "./pieces";
import {
    cornered,
    depth,
    FORWARD,
    inside,
    laneOf,
    lanes,
    moved,
    orientation,
    oriented,
    pushTo,
    swept,
} from "./pushing";

const SIDES: Side[] = ["north", "east", "south", "west"];
// No turn and no flip of this shape is like another.
const SHAPE: Cell[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
];

describe("a shape", () => {
    test("is itself again after four quarter turns, and after two flips", () => {
        expect(oriented(SHAPE, 4, false)).toEqual(cornered(SHAPE));
        expect(oriented(oriented(SHAPE, 0, true), 0, true)).toEqual(cornered(SHAPE));
    });

    test("has eight orientations, and each is found from the cells it covers", () => {
        const seen = new Set<string>();
        for (const isFlipped of [false, true])
            for (let turns = 0; turns < 4; turns++) {
                const cells = oriented(SHAPE, turns, isFlipped);
                seen.add(String(cells));
                expect(orientation(SHAPE, moved(cells, [2, 3]))).toEqual({ turns, isFlipped });
            }
        expect(seen.size).toBe(8);
    });
});

describe.each(SIDES)("a push from the %s", (side) => {
    test("begins outside the board and comes to rest straight ahead", () => {
        const rest = moved(SHAPE, [3, 2]);
        const push = pushTo(rest, side);
        const outside = push.start.filter(([row, column]) => row < 0 || row >= SIZE || column < 0 || column >= SIZE);
        expect(outside).toHaveLength(SHAPE.length);
        const [down, right] = FORWARD[side];
        expect(moved(push.start, [down * push.steps, right * push.steps])).toEqual(push.rest);
        expect(laneOf(push.start, side)).toBe(laneOf(rest, side));
    });

    test("sweeps what lies between the side and its rest", () => {
        const push = pushTo(moved(SHAPE, [3, 2]), side);
        const { rows, columns } = swept(push);
        const isAcross = side === "north" || side === "south";
        expect(isAcross ? rows : columns).toBe(depth(push.rest, side));
    });

    test("has a lane for every place where the tile fits in", () => {
        for (let lane = 0; lane < lanes(SHAPE, side); lane++) {
            const cells = inside(SHAPE, side, lane);
            expect(cells.every(([row, column]) => row >= 0 && row < SIZE && column >= 0 && column < SIZE)).toBe(true);
            expect(depth(cells, side)).toBe(0);
            expect(laneOf(cells, side)).toBe(lane);
        }
    });
});
