import { describe, expect, test } from "vitest";
import { curve, marks } from "./chart";

const GAMES = [[0], [0, 0], [0, 3], [0, 0, 0, 2, 2, 5, 5, 5, 4], [1, 2, 3]];

describe("a curve of scores", () => {
    test.each(GAMES)("has the score of every move on its lines", (...scores) => {
        const points = curve(scores);
        const scoreAt = (number: number): number => {
            const after = points.findIndex(([at]) => at >= number);
            const [[from, low], [to, high]] = [points[Math.max(0, after - 1)]!, points[after]!];
            return from === to ? high : low + ((high - low) * (number - from)) / (to - from);
        };
        expect(scores.map((_, number) => scoreAt(number))).toEqual(scores);
    });
});

describe("the marks of a scale", () => {
    test.each([
        [0, 0],
        [0, 7],
        [-12, 31],
        [3, 480],
    ])("from %i to %i are round, evenly spaced and few", (lowest, highest) => {
        const numbers = marks(lowest, highest);
        const step = (numbers[1] ?? 1) - (numbers[0] ?? 0);
        expect(numbers.length).toBeGreaterThan(0);
        expect(numbers.length).toBeLessThanOrEqual(7);
        for (const [index, mark] of numbers.entries()) {
            expect(mark).toBe(numbers[0]! + index * step);
            expect(Math.abs(mark % step)).toBe(0);
            expect(mark >= lowest && mark <= highest).toBe(true);
        }
    });
});
