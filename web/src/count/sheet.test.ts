import { describe, expect, test } from "vitest";
import { hashOf, sheetIn } from "./link";
import {
    cellsOf,
    fitted,
    gameOf,
    isWrong,
    laid,
    lyingIn,
    type CountPart,
    type PartOf,
    readSheet,
    valueOf,
    type Written,
} from "./sheet";
import { tomlOf } from "./toml";

const names = (length: number) => Array.from({ length }, (_, number) => number);
const seats = (length: number) => ({ kind: "seat", names: names(length) });
const numbers = (rows: number, columns: number | null): CountPart => ({
    type: "numbers",
    name: "bag.beans",
    rule: "T1",
    rows: seats(rows),
    columns: columns === null ? null : { kind: "colour", names: names(columns) },
    most: 9,
    printed: [],
});
const choices = (rows: number | null, given: Partial<PartOf<"choices">> = {}): PartOf<"choices"> => ({
    type: "choices",
    name: "bag.owner",
    rule: "T2",
    rows: rows === null ? null : seats(rows),
    columns: null,
    kind: "seat",
    choices: [0, 1, 2],
    captions: [],
    default: [],
    printed: [],
    ...given,
});
const SHEET: Written = {
    players: 2,
    options: { modules: ["weather"], city: "Åland" },
    edition: "default",
    values: {
        "bag.beans": [
            [1, 0],
            [0, 2],
        ],
        "bag.owner": [0, null],
        "bag.picture": ["r.\n.b", null],
    },
};

describe("the cells of a part", () => {
    test("are empty where nothing is entered, and fit what was entered for another number of players", () => {
        expect(cellsOf(numbers(2, 2), undefined)).toEqual([
            [0, 0],
            [0, 0],
        ]);
        expect(
            cellsOf(numbers(3, 2), [
                [1, 2],
                [3, 4],
            ]),
        ).toEqual([
            [1, 2],
            [3, 4],
            [0, 0],
        ]);
        expect(cellsOf(numbers(1, null), [5, 6])).toEqual([[5]]);
        expect(cellsOf(choices(null), 2)).toEqual([[2]]);
        expect(cellsOf(choices(2), "wrong")).toEqual([[null], [null]]);
    });

    test("become a value, a list or a list of lists, and nothing if nothing lies there", () => {
        expect(
            valueOf(numbers(2, 2), [
                [1, 0],
                [0, 0],
            ]),
        ).toEqual([
            [1, 0],
            [0, 0],
        ]);
        expect(valueOf(numbers(2, null), [[0], [0]])).toBeNull();
        // Seat 0 is somebody.
        expect(valueOf(choices(2), [[0], [null]])).toEqual([0, null]);
        expect(valueOf(choices(null), [[2]])).toBe(2);
    });

    test("of a part with a default are what lies there if nothing is entered", () => {
        expect(lyingIn(choices(2, { default: [1, 0] }), undefined)).toEqual([[1], [0]]);
        expect(lyingIn(choices(2, { default: [1, 0] }), [0, 1])).toEqual([[0], [1]]);
    });
});

describe("a tap", () => {
    test("puts a thing down, another takes its place, and the same takes it away", () => {
        const once = laid(choices(2), [[null], [null]], 1, 0, 2);
        expect(once).toEqual([[null], [2]]);
        expect(laid(choices(2), once, 1, 0, 1)).toEqual([[null], [1]]);
        expect(laid(choices(2), once, 1, 0, 2)).toEqual([[null], [null]]);
    });

    test("exchanges what everybody has one of", () => {
        const part = choices(3, { default: [0, 1, 2] });
        expect(laid(part, [[0], [1], [2]], 0, 0, 2)).toEqual([[2], [1], [0]]);
        expect(laid(part, [[0], [1], [2]], 0, 0, 0)).toEqual([[0], [1], [2]]);
    });

    test("takes nothing away where something always lies", () => {
        const part = choices(2, { default: [0, 0] });
        expect(laid(part, [[0], [0]], 0, 0, 0)).toEqual([[0], [0]]);
        expect(laid(part, [[0], [0]], 0, 0, 1)).toEqual([[1], [0]]);
    });
});

test("only the parts of a game are sent, each of its size", () => {
    expect(fitted([numbers(2, null)], { "bag.beans": [1, 2, 3], sky: "rain" })).toEqual({ "bag.beans": [1, 2] });
    expect(fitted([numbers(2, null)], { "bag.beans": null })).toEqual({});
});

test("a fault marks its cell, its row or its part", () => {
    const fault = (row: number | null, column: number | null) => [
        { reason: { code: "failed", rule: "", arguments: {} } as never, part: "bag.beans", row, column },
    ];
    expect(isWrong(fault(1, 2), "bag.beans", 1, 2)).toBe(true);
    expect(isWrong(fault(1, 2), "bag.beans", 1, 1)).toBe(false);
    expect(isWrong(fault(1, null), "bag.beans", 1, 7)).toBe(true);
    expect(isWrong(fault(null, null), "bag.beans", 0, 0)).toBe(true);
    expect(isWrong(fault(1, 2), "bag.owner", 1, 2)).toBe(false);
});

describe("a link", () => {
    test("brings the same sheet, with every letter", () => {
        expect(hashOf(SHEET)).toMatch(/^#sheet=[\w-]+$/);
        expect(sheetIn(hashOf(SHEET))).toEqual(SHEET);
    });

    test.each(["", "#sheet=", "#sheet=%%%", "#sheet=e30", "#other", `#sheet=${btoa("7")}`])("%s has none", (hash) => {
        expect(sheetIn(hash)).toBeNull();
    });
});

test.each([
    [{ players: 2 }, true],
    [{ players: 7 }, false],
    [{ players: "2" }, false],
    [{ players: 2, values: [] }, false],
    [{ players: 2, values: { beans: { deep: 1 } } }, false],
    [{ players: 2, values: { beans: [[[1]]] } }, false],
    [{ players: 2, values: { beans: [1.5] } }, false],
    [{ players: 2, values: { beans: [1e300] } }, false],
    [{ players: 2, options: 7 }, false],
    [{ players: 2, options: { city: null, modules: ["weather"], harder: true, cards: 3 } }, true],
    [{ players: 2, options: { city: { toString: 1 } } }, false],
    [{ players: 2, options: { modules: [["weather"]] } }, false],
    [{ players: 2, options: { modules: [{ toString: 1 }] } }, false],
    [null, false],
])("%j is a sheet: %s", (given, isSheet) => {
    expect(readSheet(given) !== null).toBe(isSheet);
});

test("an option that was not chosen is not in a file, and makes no other game", () => {
    const without = { ...SHEET, options: { modules: ["weather"] } };
    const sheet = { ...SHEET, options: { city: null, modules: ["weather"] } };
    expect(tomlOf("toy", sheet)).toBe(tomlOf("toy", without));
    expect(gameOf(sheet)).toBe(gameOf(without));
});

test("a file has a line for every option and a table for every group of parts", () => {
    expect(tomlOf("toy", SHEET)).toBe(`title = "toy"
players = 2
modules = ["weather"]
city = "Åland"

[bag]
beans = [[1, 0], [0, 2]]
owner = [0, ""]
picture = ['''
r.
.b
''', ""]
`);
});
