import { describe, expect, test } from "vitest";
import { type Cell, type Side, SIZE } from "./pieces";
import {
    along,
    cornered,
    extent,
    FORWARD,
    inside,
    isAcross,
    laneOf,
    lanes,
    moved,
    orientation,
    oriented,
    pushTo,
    swept,
} from "./pushing";

const SIDES: Side[] = ["north", "east", "south", "west"];
const OPPOSITE: Record<Side, Side> = { north: "south", east: "west", south: "north", west: "east" };
// No turn and no flip of this shape is like another.
const SHAPE: Cell[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
];

// How far cells are from a side: a tile that comes from there takes as many steps more than it is long.
function depth(cells: Cell[], side: Side): number {
    const { rows, columns } = extent(SHAPE);
    return pushTo(cells, side).steps - (isAcross(side) ? rows : columns);
}

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
        expect(isAcross(side) ? rows : columns).toBe(depth(push.rest, side));
    });

    test("passes places from just inside to the far edge", () => {
        const places = along(SHAPE, side, 1);
        expect(places[0]).toEqual(inside(SHAPE, side, 1));
        expect(places.map((cells) => depth(cells, side))).toEqual(places.map((_, step) => step));
        expect(depth(places.at(-1)!, OPPOSITE[side])).toBe(0);
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
