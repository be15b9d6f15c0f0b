import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Line } from "../../protocol";

vi.stubGlobal("document", { documentElement: { dataset: {}, style: { setProperty: () => undefined } } });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["en"] });

const { LANGUAGES, learn, speak } = await import("../../language/speech.svelte");
const { wholeLineWords } = await import("./words");

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
const told = (given: Partial<Line>): string => wholeLineWords(lineOf(given), 0, NAMES);

describe("a line is told by its squares and its end", () => {
    beforeEach(async () => {
        await speak("en");
        await learn("web-metro");
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
        expect(told(given)).toBe(`Your line 4: ${words}`);
    });

    test("also if it is somebody else’s or nobody’s", () => {
        expect(told({ owner: 1, waits: 13 })).toMatch(/^Ben’s line 4: .+ runs over E1 · E2, leads to F2$/);
        expect(told({ owner: null, waits: 13 })).toBe("Line 4 belongs to nobody; runs over E1 · E2, leads to F2");
    });
});

test.each(LANGUAGES)("in %s a line names every square it crosses and the one it leads to", async (code) => {
    await speak(code);
    await learn("web-metro");
    expect(told({ waits: 13 })).toMatch(/4.*E1 · E2.*F2$/);
    expect(told({ end: 9 })).toMatch(/4.*E1 · E2.*9$/);
});
