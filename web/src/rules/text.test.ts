import { describe, expect, test } from "vitest";
import { blocks } from "./text";

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
