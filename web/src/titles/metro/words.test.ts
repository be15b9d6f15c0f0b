import { beforeEach, describe, expect, test } from "vitest";
import type { Line } from "../../protocol";
import { LANGUAGES, learn, speak } from "../../language/speech.svelte";
import { wholeLineWords } from "./words";

const lineOf = (given: Partial<Line>): Line => ({
    station: 4,
    owner: 0,
    length: 2,
    points: 2,
    end: null,
    waits: null,
    path: [
        [4, 0, 2],
        [12, 0, 1],
    ],
    ...given,
});
const NAMES = ["You", "Ben"];
const sentence = (given: Partial<Line>): string => wholeLineWords(lineOf(given), 0, NAMES);

describe("a line is described by its squares and its end", () => {
    beforeEach(async () => {
        await speak("en");
        await Promise.all(["metro", "web-metro"].map(learn));
    });

    test.each<[string, Partial<Line>, string]>([
        ["nothing is built of", { path: [], length: 0, points: 0, waits: 4 }, "0 tiles, 0 points so far; begins on E1"],
        ["is open", { waits: 13 }, "2 tiles, 2 points so far; runs over E1 · E2, leads to F2"],
        ["ends at the edge", { end: 9 }, "2 tiles, 2 points, scored; runs over E1 · E2, ends at station 9"],
        [
            "ends in the middle",
            { end: "centre", points: 4 },
            "2 tiles, 4 points, scored; runs over E1 · E2, ends at the central station",
        ],
        ["waits to be scored", {}, "2 tiles, 2 points so far; runs over E1 · E2, is complete"],
    ])("that %s", (_, given, words) => {
        expect(sentence(given)).toBe(`Your line 4: ${words}`);
    });

    test("also if it is somebody else’s or nobody’s", () => {
        expect(sentence({ owner: 1, waits: 13 })).toMatch(/^Ben’s line 4: .+ runs over E1 · E2, leads to F2$/);
        expect(sentence({ owner: null, waits: 13 })).toBe("Line 4 belongs to nobody; runs over E1 · E2, leads to F2");
    });
});

test.each(LANGUAGES)("in %s a line names every square it crosses and the one it leads to", async (code) => {
    await speak(code);
    await Promise.all(["metro", "web-metro"].map(learn));
    expect(sentence({ waits: 13 })).toMatch(/4.*E1 · E2.*F2$/);
    expect(sentence({ end: 9 })).toMatch(/4.*E1 · E2.*9$/);
});
