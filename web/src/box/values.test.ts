import { expect, test } from "vitest";
import { namedNumberIn, namedRowsIn, numbersIn, rowsOfTextsIn, textsIn } from "./values";

test("a value of the expected kind is read as it is", () => {
    expect(numbersIn([1, 2])).toEqual([1, 2]);
    expect(textsIn(["a"])).toEqual(["a"]);
    expect(rowsOfTextsIn([["a"], []])).toEqual([["a"], []]);
    expect(namedNumberIn({ aabb: 2 })).toEqual({ aabb: 2 });
    expect(namedRowsIn({ 2: [[1, 3], [2]] })).toEqual({ 2: [[1, 3], [2]] });
});

test("a value that is not there is empty", () => {
    expect(numbersIn(undefined)).toEqual([]);
    expect(namedNumberIn(undefined)).toEqual({});
});

test.each([[["1"]], [{ 0: 1 }], [1], [[[1]]]])("a value of another kind is refused: %j", (value) => {
    expect(() => numbersIn(value)).toThrow("no drawing shows");
});

test("a list is no table", () => {
    expect(() => namedNumberIn([1])).toThrow("no drawing shows");
});
