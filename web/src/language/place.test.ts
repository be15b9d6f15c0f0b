import { expect, test } from "vitest";
import { placeName } from "./place";

test("places are counted row by row, with a letter for the column and a number for the row", () => {
    expect(placeName(0, 8)).toBe("A1");
    expect(placeName(7, 8)).toBe("H1");
    expect(placeName(8, 8)).toBe("A2");
    expect(placeName(48, 7)).toBe("G7");
});

test("what is not on the board keeps its number", () => {
    expect(placeName(64, 8)).toBe("64");
    expect(placeName(-1, 8)).toBe("-1");
    expect(placeName("centre", 8)).toBe("centre");
});
