import { describe, expect, test } from "vitest";
import type { Json, Schema } from "./schema";
import { changePart, differs, isWrong, marks, schemaOf, type Sheet } from "./sheet";

const WHOLE: Schema = { type: "integer", minimum: 0, maximum: 9 };
const LIST: Schema = { type: "array", items: WHOLE, minItems: 2, maxItems: 2 };

function sheet(value: Json, usual: Json, faults: Sheet["faults"] = []): Sheet & { changed: Json[] } {
    const changed: Json[] = [];
    return {
        changed,
        faults,
        isFixed: false,
        value: () => value,
        usual: () => usual,
        schema: () => LIST,
        change: (_place, other) => void changed.push(other),
    };
}

describe("a part of a drawing", () => {
    test("is marked where it differs, and so is whatever is around it", () => {
        const drawn = sheet([1, 5], [1, 2]);
        expect([[], [0], [1]].map((path) => differs(drawn, "a.b", path))).toEqual([true, false, true]);
        expect(marks(drawn, "a.b", [1])).toMatchObject({ "data-spot": "a.b/1", "data-differs": "" });
        expect(marks(drawn, "a.b", [0])["data-differs"]).toBeUndefined();
    });

    test("is marked where something is wrong with it or inside of it", () => {
        const drawn = sheet([1, 77], [1, 2], [{ place: "a.b", path: [1], code: "edition-number", arguments: {} }]);
        expect([[], [0], [1]].map((path) => isWrong(drawn, "a.b", path))).toEqual([true, false, true]);
        expect(isWrong(drawn, "a.c")).toBe(false);
    });

    test("is changed alone", () => {
        const drawn = sheet([1, 2], [1, 2]);
        changePart(drawn, "a.b", [1], 7);
        expect(drawn.changed).toEqual([[1, 7]]);
        expect(schemaOf(drawn, "a.b", [1])).toBe(WHOLE);
    });
});
