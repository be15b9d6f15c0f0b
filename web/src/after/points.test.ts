import { expect, test } from "vitest";
import type { Result } from "../protocol";
import { byOwner, places } from "./points";

const breakdown = [
    { owner: "blue", points: 4 },
    { owner: 0, points: 3 },
    { owner: 2, points: 7 },
    { owner: 0, points: 1 },
];
const result = { scores: [4, 4, 7], ranking: [2, 2, 1], breakdown } as unknown as Result;

test("players stand by their place; those who share one, by their seat", () => {
    expect(places(result).map(({ seat, place }) => [seat, place])).toEqual([
        [2, 1],
        [0, 2],
        [1, 2],
    ]);
});

test("every point stands under its owner: players first, nobody who has none", () => {
    expect(byOwner(result).map(({ owner, points }) => [owner, points.length])).toEqual([
        [2, 1],
        [0, 2],
        ["blue", 1],
    ]);
});
