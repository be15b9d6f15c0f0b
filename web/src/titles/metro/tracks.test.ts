import { describe, expect, test } from "vitest";
import type { Line } from "../../protocol";
import { LANE, SQUARE, squareAt, turned } from "./geometry";
import { courseOf, crossing, EDGES, headOf, nearestEdge, trackOf } from "./tracks";

const points = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);
const startOf = (path: string): number[] => points(path).slice(0, 2);
const endOf = (path: string): number[] => points(path).slice(-2);

describe("a track", () => {
    test.each(EDGES)("enters in the lane of edge %i, whatever its letter", (edge) => {
        const at = turned(edge, LANE, 0);
        for (const letter of "abcd") expect(startOf(trackOf(letter.repeat(4), edge).centre)).toEqual([at.x, at.y]);
    });

    test.each([
        ["a", 2],
        ["b", 1],
        ["c", 3],
        ["d", 0],
    ])("of letter %s leaves %i quarter turns further on, in the lane out", (letter, turns) => {
        for (const edge of EDGES) {
            const out = turned((edge + turns) % 4, SQUARE - LANE, 0);
            const end = endOf(trackOf(letter.repeat(4), edge).centre);
            expect(end[0]).toBeCloseTo(out.x, 1);
            expect(end[1]).toBeCloseTo(out.y, 1);
        }
    });

    test("on a square is the same track, moved there", () => {
        const origin = squareAt(37);
        const here = points(trackOf("aaaa", 1).centre);
        const there = points(trackOf("aaaa", 1, 37).centre);
        expect(there).toEqual(here.map((value, index) => value + (index % 2 ? origin.y : origin.x)));
    });

    test("that a line crosses is the one the tile has there", () => {
        expect(crossing([37, 0, 1])).toEqual(trackOf("bbbb", 0, 37));
        expect(crossing([37, 3, 3])).toEqual(trackOf("dddd", 3, 37));
    });
});

describe("a line", () => {
    const line: Line = { station: 1, owner: 0, length: 1, points: 0, end: null, waits: null, path: [[37, 0, 2]] };

    test("runs from its wagon over every square to its head", () => {
        const course = courseOf(line);
        const last = course.at(-1)!;
        const head = headOf(line);
        expect(course.length).toBeGreaterThan(2);
        expect(Math.hypot(last.x - head.x, last.y - head.y)).toBeLessThan(20);
    });
});

describe("the nearest track to a point", () => {
    test("is the one that begins there", () => {
        for (const edge of EDGES) {
            const at = turned(edge, LANE, 1);
            expect(nearestEdge("aaaa", at.x, at.y)).toBe(edge);
        }
    });

    test("is none where no track is near", () => {
        expect(nearestEdge("dddd", SQUARE / 2, SQUARE / 2)).toBeNull();
    });
});
