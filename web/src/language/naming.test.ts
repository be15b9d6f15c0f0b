import { beforeEach, describe, expect, test } from "vitest";
import { effect, learn, ruleIds, LANGUAGES, refusal, say, speak, you } from "./speech.svelte";

const FILES = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const NAMES = ["Ann", "You", "Cleo"];

const said = (code: string, given: Record<string, unknown>, names = NAMES): string =>
    effect({ code, arguments: given } as unknown as Parameters<typeof effect>[0], names);
const refused = (code: string, given: Record<string, unknown>, names = NAMES): string =>
    refusal({ code, rule: "", arguments: given } as unknown as Parameters<typeof refusal>[0], names);

beforeEach(async () => {
    await speak("en");
    await Promise.all(["helsinki", "metro", "web-metro", "web-you"].map(learn));
});

describe("a player", () => {
    test("is named, or counted if nobody knows the name", () => {
        expect(said("starts", { seat: 0 })).toBe("Ann starts.");
        expect(said("starts", { seat: 0 }, [])).toBe("Player 1 starts.");
    });

    test("who reads is addressed", () => {
        expect(you()).toBe("You");
        expect(said("starts", { seat: 1 })).toBe("You start.");
    });

    test("inside a sentence is named, and the reader is counted", () => {
        expect(refused("seat-taken", { seat: 2 })).toBe("The seat of player Cleo is not free.");
        expect(refused("seat-taken", { seat: 1 })).toBe("The seat of player 2 is not free.");
    });

    test("can own a line, and so can a company", () => {
        const station = { place: 3 };
        expect(said("station-placed", { ...station, owner: 2 })).toMatch(
            /^Cleo puts a central-station tile on place 4 of/,
        );
        expect(said("station-placed", { ...station, owner: "grey" })).toMatch(/^The grey company puts/);
    });
});

describe("a thing", () => {
    test("on a board has the name of its place there", () => {
        expect(said("tourist-on-square", { square: 17, colour: "red" })).toContain("B3");
        expect(said("built", { seat: 0, card: "wild", roofs: [17, 48] })).toContain("D3 · G7");
        expect(refused("square-occupied", { tiles: ["aacb"], squares: [0, 99] })).toContain("A1 · 99");
    });

    test("is named by its title", () => {
        expect(said("discarded", { seat: 0, card: "blue-4-3-2" })).toContain("blue 4 (3 roofs, 2 superstructures)");
        expect(said("laid", { seat: 0, tile: "aacb", square: 17 })).toBe(
            "Ann lays a tile on B3: top to bottom, right to left, bottom to right and left to top.",
        );
        expect(said("laid", { seat: 0, tile: "daad", square: 17 })).toContain("top and back, right to left");
        expect(said("laid", { seat: 0, tile: "cccc", square: 17 })).toContain("to the next one anticlockwise");
        expect(refused("share-revealed", { cards: [["blue", 20]] })).toContain("20% share of the blue company");
        expect(refused("place-taken", { places: [7] })).toContain("place 8 of the central station");
        expect(said("action-used", { seat: 0, action: "A15" })).toContain("uses action 15 (score two points)");
    });

    test("among several is listed with a word before the last", () => {
        const stations = [1, 32, 33];
        expect(refused("one-tile-line", { tiles: ["dddd"], squares: [7], stations })).toContain(
            "from station 1, station 32 and place 1 of the central station.",
        );
    });

    test("that has no name is shown as it is", () => {
        expect(refused("card-not-held", { cards: ["blue-9-9-9"] })).toContain("blue-9-9-9");
        expect(refused("action-unknown", { action: "A16" })).toContain("A16");
    });
});

test.each(LANGUAGES)("every function that a sentence of %s calls is known", async (code) => {
    await speak(code);
    const own = Object.entries(FILES).filter(([path]) => path.includes(`/${code}/`));
    const called = new Set(own.flatMap(([, text]) => [...text.matchAll(/\{ ([A-Z_]+)\(/g)].map((match) => match[1])));
    const { FUNCTIONS } = await import("./speech.svelte");
    expect(called).toContain("SEAT");
    expect([...called].filter((name) => !(name! in FUNCTIONS))).toEqual([]);
});

test("the ids of the rules are read from their file, in order", async () => {
    const ids = await ruleIds("metro");
    expect(ids.slice(0, 3)).toEqual(["M1", "M1.1", "M1.2"]);
    expect(ids.every((id) => /^[A-Z]\d+(\.\d+)?$/.test(id))).toBe(true);
});

test("a sentence within another does not forget the players", () => {
    const because = { code: "seat-taken", rule: "", arguments: { seat: 2 } };
    expect(say("refusal-record-header", { line: 1, because }, NAMES)).toContain("player Cleo");
});

test.each(LANGUAGES)(
    "every colour has a letter of its own in %s, which is in its name except for a grey one",
    async (code) => {
        await speak(code);
        const colours = ["yellow", "blue", "orange", "red", "brown", "green", "purple"];
        const letters = [...colours, "grey"].map((colour) => say("colour-letter", { colour }));
        expect(new Set(letters).size).toBe(letters.length);
        for (const [index, colour] of colours.entries())
            expect(say(`colour-${colour}`).toLocaleUpperCase(code)).toContain(letters[index]);
    },
);
