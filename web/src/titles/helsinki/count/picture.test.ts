import { expect, test } from "vitest";
import { isWholly, pictureOf, roofsIn, tapped, type Thing } from "./picture";

const EMPTY = ["...", "...", "..."].length; // rows above the statue
const NOTHING = roofsIn("");
const paint = (...taps: [number, Thing][]): string | null =>
    pictureOf(taps.reduce((roofs, [roof, thing]) => tapped(roofs, roof, thing), NOTHING));
const rows = (text: string | null): string[] => text!.split("\n");

test("a picture is read and written as it was, with every sign", () => {
    const picture = ["pgrbyPG", "RBY*+..", ".......", "...#...", ".......", ".......", "......p"].join("\n");
    expect(pictureOf(roofsIn(picture))).toBe(picture);
    expect(rows(picture)[EMPTY]).toBe("...#...");
});

const LINES = ["pgrbyPG", "RBY*+..", ".......", "...#...", ".......", ".......", "......p"];
test.each([
    ["", true],
    [LINES.join("\n"), true],
    [LINES.map((line) => `  ${line} `).join("\n"), true],
    ["nonsense", false],
    [LINES.slice(1).join("\n"), false],
    [LINES.join(""), false],
    [LINES.join("\n").replace("#", "."), false],
    [LINES.join("\n").replace("y", "x"), false],
    [LINES.join("\n").replace("y", "#"), false],
    [LINES.join("\n").replace("Y*+", "Y*"), false],
])("all of a picture is drawn: %j %s", (text, expected) => {
    expect(isWholly(text)).toBe(expected);
});

test("a board on which nothing is built is none", () => {
    expect(pictureOf(NOTHING)).toBeNull();
    expect(paint([0, "red"], [0, "red"])).toBeNull();
});

test("a tap paints a roof, another colour takes its place and keeps what stands there", () => {
    expect(rows(paint([0, "red"]))[0]).toBe("r......");
    expect(rows(paint([0, "red"], [0, "superstructure"], [0, "blue"]))[0]).toBe("B......");
});

test("a superstructure stands on roofs alone, and a second tap takes it away", () => {
    expect(paint([3, "superstructure"])).toBeNull();
    expect(rows(paint([3, "wild"], [3, "superstructure"]))[0]).toBe("...+...");
    expect(rows(paint([3, "wild"], [3, "superstructure"], [3, "superstructure"]))[0]).toBe("...*...");
});

test("taking away takes the superstructure first, then the roof", () => {
    const built: [number, Thing][] = [
        [3, "red"],
        [3, "superstructure"],
        [3, null],
    ];
    expect(rows(paint(...built))[0]).toBe("...r...");
    expect(paint(...built, [3, null])).toBeNull();
});

test("nothing is built on the statue", () => {
    expect(paint([24, "red"])).toBeNull();
});
