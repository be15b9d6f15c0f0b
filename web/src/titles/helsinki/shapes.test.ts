import { beforeEach, describe, expect, test } from "vitest";
import lesson from "./lesson.json";
import type { Pushing } from "./pushing.svelte";
import { LANGUAGES, learn, speak } from "../../language/speech.svelte";
import { readShape, roofOf, type Cell } from "./pieces";
import { moved, oriented } from "./pushing";
import { formOf, heldWords, shapeWords } from "./shapes";

// The shapes of all tiles in the box.
const boards = Object.values(lesson.positions).map(({ board }) => board);
const supplies = boards.flatMap((board) => (board.title === "helsinki" ? board.supply : []));
const SHAPES = [...new Set(supplies.map(({ shape }) => shape))];

// A tile as it is held, and how it would come to rest.
const holding = (shape: Cell[], turns: number, isFlipped: boolean, isLegal = true): string => {
    const cells = oriented(shape, turns, isFlipped);
    const move = ["push", ...moved(cells, [1, 1]).map(roofOf)];
    return heldWords({ shape, cells, side: "north", move, isLegal } as unknown as Pushing);
};

describe("a form", () => {
    test.each(SHAPES)("of %s is the same however the tile is held, and has a name", (picture) => {
        const shape = readShape(picture);
        const forms = [0, 1, 2, 3].flatMap((turns) =>
            [false, true].map((flip) => formOf(oriented(shape, turns, flip))),
        );
        expect(new Set(forms).size).toBe(1);
        expect(forms[0]).not.toBe("other");
    });

    test("without a name is described by its roofs", () => {
        expect(formOf(readShape("x.x/xxx"))).toBe("other");
    });
});

describe("in English", () => {
    beforeEach(async () => {
        await speak("en");
        await Promise.all(["helsinki", "web-helsinki"].map(learn));
    });

    test("a tile is described by its form and its roofs", () => {
        expect(shapeWords(readShape("x./x./xx"))).toBe("in an L, as on A1 · A2 · A3 · B3");
        expect(shapeWords(readShape("xx"))).toBe("in a row, as on A1 · B1");
    });

    test("a held tile is described by how it is flipped and turned, and where it would rest", () => {
        const shape = readShape("x./x./xx");
        expect(holding(shape, 0, false)).toBe("From the north: 4 roofs in an L; comes to rest on B2 · B3 · B4 · C4");
        expect(holding(shape, 3, true)).toBe(
            "From the north: 4 roofs in an L, flipped left to right, turned a quarter anticlockwise; " +
                "comes to rest on B2 · C2 · D2 · D3",
        );
        expect(holding(shape, 2, false, false)).toBe(
            "From the north: 4 roofs in an L, turned halfway round; cannot rest here",
        );
    });

    test("what looks the same is described alike", () => {
        const square = readShape("xx/xx");
        expect(holding(square, 3, true)).toBe(holding(square, 0, false));
    });
});

describe.each(LANGUAGES)("in %s", (code) => {
    beforeEach(async () => {
        await speak(code);
        await Promise.all(["helsinki", "web-helsinki"].map(learn));
    });

    test("no two poses of a tile are described alike", () => {
        for (const picture of SHAPES) {
            const shape = readShape(picture);
            const poses = [0, 1, 2, 3].flatMap((turns) => [false, true].map((flip) => [turns, flip] as const));
            const pictures = new Set(poses.map(([turns, flip]) => String(oriented(shape, turns, flip))));
            const words = new Set(poses.map(([turns, flip]) => holding(shape, turns, flip, false)));
            expect(words.size).toBe(pictures.size);
        }
    });
});
