import { describe, expect, test } from "vitest";
import { type Stroke, strokesOf, strokesOfTile } from "./strokes";
import { between, EDGES, trackOf } from "./tracks";

const TURNS: Record<string, number> = { a: 2, b: 1, c: 3, d: 0 };
const LETTERS = [..."abcd"];
// Every tile: its four trains leave over four different edges.
const TILES = LETTERS.flatMap((one) =>
    LETTERS.flatMap((two) => LETTERS.flatMap((three) => LETTERS.map((four) => [one, two, three, four].join("")))),
).filter((tile) => new Set(EDGES.map((edge) => (edge + TURNS[tile[edge]!]!) % 4)).size === 4);
const styleOf = (stroke: Stroke): string => JSON.stringify({ ...stroke, path: "" });
const BARE = "bare bare bare bare";
const LOOKS = [
    BARE,
    "open-yellow bare bare scored-blue",
    "scored-red open-red open-blue bare",
    "traced-red bare open-grey traced-blue",
];

describe.each(TILES)("the tile %s", (tile) => {
    test.each(LOOKS)(
        "draws every stroke of every track that is %s once, over the strokes of the same track below it",
        (looks) => {
            const strokes = strokesOfTile(tile, looks, 37);
            for (const [edge, look] of looks.split(" ").entries()) {
                const places = strokesOf(trackOf(tile, edge, 37), look).map((own) => {
                    const isOwn = (stroke: Stroke): boolean =>
                        stroke.path.includes(own.path) && styleOf(stroke) === styleOf(own);
                    expect(strokes.filter(isOwn)).toHaveLength(1);
                    return strokes.findIndex(isOwn);
                });
                expect(places).toEqual(places.toSorted((one, other) => one - other));
            }
        },
    );

    test("draws tracks that touch one after the other, as the edges follow", () => {
        const strokes = strokesOfTile(tile, BARE, 0).slice(1);
        const placesOf = (edge: number): number[] => {
            const { centre, rails } = trackOf(tile, edge);
            return strokes.flatMap(({ path }, place) => (path.includes(centre) || path.includes(rails) ? [place] : []));
        };
        for (const edge of EDGES)
            for (const other of EDGES.slice(0, edge))
                if (between(tile, edge, other) < 12)
                    expect(Math.max(...placesOf(other))).toBeLessThan(placesOf(edge)[0]!);
    });
});

test("tracks that do not touch each other share their strokes", () => {
    expect(strokesOfTile("cccc", BARE, 0)).toHaveLength(4);
    expect(strokesOfTile("aaaa", BARE, 0)).toHaveLength(13);
});
