import { describe, expect, test } from "vitest";
import { addBook } from "./books";
import { blocks, pieces, ruled, withSquares } from "./text";

const MARKED = "A list that\nis wrapped:\n• first,\nwrapped;\n• second.\n\nThe end.";

describe("a rule's text", () => {
    test("has a new paragraph after a blank line, and an item of a list at every mark", () => {
        expect(blocks(MARKED)).toEqual([
            { isList: false, lines: ["A list that is wrapped:"] },
            { isList: true, lines: ["first, wrapped;", "second."] },
            { isList: false, lines: ["The end."] },
        ]);
    });

    test("says the same however it is wrapped", () => {
        const joined = MARKED.replace("that\nis", "that is").replace("first,\nwrapped", "first, wrapped");
        const narrow = MARKED.replaceAll("A list ", "A\nlist\n").replace("The end", "The\nend");
        expect(blocks(joined)).toEqual(blocks(MARKED));
        expect(blocks(narrow)).toEqual(blocks(MARKED));
    });

    test("can be one long line or one short one", () => {
        for (const text of ["Setup", "word ".repeat(99).trim()])
            expect(blocks(text)).toEqual([{ isList: false, lines: [text] }]);
    });
});

// The texts of all rules, by language and title.
const TEXTS = import.meta.glob<string>(["$locales/*/*-rules.ftl", "!$locales/*/web-rules.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
});
const RULING = { en: "Our ruling", de: "Unsere Auslegung", fr: "Notre interprétation", nl: "Onze uitleg" };

describe("our rulings", () => {
    test("are taken out of a text, with what they are about", () => {
        expect(ruled("One. (Our ruling: the\n    first part.) Two.", "Our ruling")).toEqual({
            text: "One. Two.",
            rulings: ["the first part"],
        });
        expect(ruled("All.\n\n(Our ruling.)", "Our ruling")).toEqual({ text: "All.", rulings: [""] });
    });

    test("leave what else stands in their brackets", () => {
        const text = "You may flip it. (Two rulebooks say so. Our ruling: the push.)";
        expect(ruled(text, "Our ruling")).toEqual({
            text: "You may flip it. (Two rulebooks say so.)",
            rulings: ["the push"],
        });
    });

    test.each(Object.entries(RULING))("are all found in the rules in %s", (code, words) => {
        const files = Object.entries(TEXTS).filter(([path]) => path.includes(`/${code}/`));
        expect(files).not.toEqual([]);
        for (const [, file] of files) {
            const spaced = file.replaceAll(/\s+/g, " ");
            const { text, rulings } = ruled(file, words);
            expect(text.replaceAll(/\s+/g, " ")).not.toContain(words);
            expect(rulings).toHaveLength(spaced.split(words).length - 1);
            expect(rulings.some(Boolean) && rulings.includes("")).toBe(true);
        }
    });
});

describe("a square in a text", () => {
    test("has its name on the board", () => {
        expect(withSquares("from (0,0) to (3,4)")).toBe("from A1 to E4");
    });

    test("is not taken for a rule", () => {
        addBook("toy", "TA");
        const shown = pieces("On (1,0), use A2.", "toy").map(({ text, rule }) => [text, rule]);
        expect(shown).toContainEqual(["A2", null]);
        expect(shown).toContainEqual(["A2", "A2"]);
    });
});

describe("what is drawn", () => {
    test("is a piece of its own, wherever it stands", () => {
        const drawn = pieces("a tile aacb or dddd (M3.4)", "metro", [], /\b[a-d]{4}\b/).filter(
            (piece) => piece.isDrawn,
        );
        expect(drawn.map(({ text }) => text)).toEqual(["aacb", "dddd"]);
        expect(pieces("no tile", "metro", [], /\b[a-d]{4}\b/).map(({ isDrawn }) => isDrawn)).toEqual([false]);
    });
});
