import { expect, test } from "vitest";
import { linkTo } from "./links";

test("a link has its parts in their places, written so that none of them ends it", () => {
    expect(linkTo("/api/me/export")).toBe("/api/me/export");
    expect(linkTo("/api/words/{language}/{name}", { language: "en", name: "a/b?" })).toBe("/api/words/en/a%2Fb%3F");
});
