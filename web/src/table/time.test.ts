import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../language/speech.svelte";
import { relative } from "../start/ago";
import { left } from "./time";

beforeAll(async () => {
    await speak("en");
    await learn("web-table");
});

test.each([
    [-5, "0:00"],
    [59_999, "0:59"],
    [61_000, "1:01"],
    [3_661_000, "1:01:01"],
    [2 * 86_400_000 - 1, "47:59:59"],
])("of %i milliseconds a clock shows %s", (milliseconds, shown) => {
    expect(left(milliseconds)).toBe(shown);
});

test("from two days on only days are shown, to the nearest one, so that three days begin as three", () => {
    expect(left(3 * 86_400_000 - 1)).toBe("3 days");
    expect(left(2.4 * 86_400_000)).toBe("2 days");
});

test.each([
    [0, "now"],
    [-61_000, "1 min. ago"],
    [-2 * 3_600_000, "2 hr. ago"],
    [3 * 86_400_000, "in 3 days"],
])("what is %i milliseconds away is called %s", (away, words) => {
    expect(relative(1e12 + away, "en", 1e12)).toBe(words);
});
