import { describe, expect, test } from "vitest";
import { arranged, exchanged, formOf, isSame, partOf, type Schema, schemaAt, withPart } from "./schema";

const WHOLE: Schema = { type: "integer", minimum: 0, maximum: 9 };
const LIST: Schema = { type: "array", items: WHOLE, minItems: 2, maxItems: 2 };
const ROW: Schema = { type: "array", prefixItems: [WHOLE, { enum: ["a", "b"] }], minItems: 2, maxItems: 2 };
const TABLE: Schema = { type: "object", propertyNames: { enum: ["x", "y"] }, additionalProperties: LIST };
const EITHER: Schema = { anyOf: [LIST, TABLE] };

describe("a part of a value", () => {
    test("is found by its numbers and names", () => {
        const value = { x: [1, [2, 3]] };
        expect(partOf(value, [])).toBe(value);
        expect(partOf(value, ["x", 1, 0])).toBe(2);
        for (const path of [["y"], ["x", 7], ["x", 0, "z"]]) expect(partOf(value, path)).toBeUndefined();
    });

    test("is replaced or left out, and the value before stays as it was", () => {
        const value = { x: [1, 2], y: [3, 4] };
        expect(withPart(value, ["x", 1], 9)).toEqual({ x: [1, 9], y: [3, 4] });
        expect(withPart(value, ["z"], 5)).toEqual({ ...value, z: 5 });
        expect(withPart(value, ["x"], undefined)).toEqual({ y: [3, 4] });
        expect(withPart(value, ["x", 0], undefined)).toEqual({ x: [2], y: [3, 4] });
        expect(withPart(7, [], 8)).toBe(8);
        expect(value).toEqual({ x: [1, 2], y: [3, 4] });
    });

    test("has a schema of its own", () => {
        expect(schemaAt(TABLE, { x: [1, 2] }, ["x", 1])).toBe(WHOLE);
        expect(schemaAt(ROW, [1, "a"], [1])).toEqual({ enum: ["a", "b"] });
        expect(() => schemaAt(WHOLE, 1, [0])).toThrow("nothing is inside");
    });

    test("that has several forms is described by its own", () => {
        expect(formOf(EITHER, [1, 2])).toBe(LIST);
        expect(formOf(EITHER, { x: [1, 2], y: [3, 4] })).toBe(TABLE);
        expect(schemaAt(EITHER, { x: [1, 2] }, ["x", 0])).toBe(WHOLE);
        expect(schemaAt(EITHER, [1, 2], [0])).toBe(WHOLE);
    });
});

test("tables are equal in any order, lists only in theirs", () => {
    expect(isSame({ x: [1], y: 2 }, { y: 2, x: [1] })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame({ x: 1 }, { y: 1 })).toBe(false);
    expect(isSame(undefined, undefined)).toBe(true);
});

test("what may come only once changes places with what was there", () => {
    expect(exchanged(["a", "b", "c"], 0, "c")).toEqual(["c", "b", "a"]);
    expect(exchanged(["a", "b", "c"], 1, "d")).toEqual(["a", "d", "c"]);
    expect(exchanged(["a", "b"], 1, "b")).toEqual(["a", "b"]);
});

describe("where the order means nothing", () => {
    test("items keep the places that they usually have, so that nothing differs by its order alone", () => {
        expect(arranged([3, 1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
        expect(arranged([3, 7, 1], [1, 2, 3])).toEqual([1, 7, 3]);
    });

    test("others come after them as long as there are too many or too few", () => {
        expect(arranged([3, 1], [1, 2, 3])).toEqual([1, 3]);
        expect(arranged([9, 3, 2, 1], [1, 2, 3])).toEqual([1, 2, 3, 9]);
    });
});
