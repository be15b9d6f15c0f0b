import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "./speech.svelte";
import { leadWords } from "./figures";

beforeAll(async () => {
    await speak("en");
    await learn("web-hint");
});

test.each([
    [6.4, "about 6 points ahead"],
    [1.2, "about 1 point ahead"],
    [0.4, "about level"],
    [-0.4, "about level"],
    [-12.6, "about 13 points behind"],
])("a lead of %s is written as people would say it", (lead, words) => {
    expect(leadWords(lead, false)).toBe(`Expected at the end: ${words}`);
});

test("whoever plays alone reads the points that they can expect", () => {
    expect(leadWords(80.6, true)).toBe("Expected at the end: about 81 points");
});
