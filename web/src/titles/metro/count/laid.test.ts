import { expect, test } from "vitest";
import { family, isWholly, laidIn, supply, tapped, textOf, turned } from "./laid";

test("tiles are read in any order and with any space, and written by their squares", () => {
    const laid = laidIn("cbaa35acba04\n aacb14");
    expect([...laid]).toEqual([
        [29, "cbaa"],
        [4, "acba"],
        [12, "aacb"],
    ]);
    expect(textOf(laid)).toBe("acba04 aacb14 cbaa35");
});

test.each([
    ["", true],
    ["cbaa35acba04\n aacb14", true],
    ["cbaa35 nonsense", false],
    ["cbaa38", false],
    ["cbaa3", false],
    ["cbaa35acba35", false],
])("nothing but tiles is written in “%s”: %s", (text, expected) => {
    expect(isWholly(text)).toBe(expected);
});

test("a tap lays a tile, another tile takes its place, and the same one takes it away", () => {
    const once = tapped(new Map(), 9, "aaaa");
    expect(textOf(once)).toBe("aaaa11");
    expect(textOf(tapped(once, 9, "bbbb"))).toBe("bbbb11");
    expect(textOf(tapped(once, 9, "aaaa"))).toBe("");
    expect(textOf(tapped(once, 9, null))).toBe("");
    expect(textOf(tapped(once, 10, null))).toBe("aaaa11");
});

test("a turned tile is of the same family, and four turns are none", () => {
    expect(turned("aacb")).toBe("baac");
    expect(turned(turned(turned(turned("aacb"))))).toBe("aacb");
    expect(new Set(["aacb", "baac", "cbaa", "acba"].map(family)).size).toBe(1);
});

test("tiles that can be turned are counted together", () => {
    const box = { aacb: 4, baac: 4, aaaa: 2 };
    expect([...supply(box, false)]).toEqual([
        ["aacb", 4],
        ["baac", 4],
        ["aaaa", 2],
    ]);
    expect([...supply(box, true)]).toEqual([
        ["aacb", 8],
        ["aaaa", 2],
    ]);
});
