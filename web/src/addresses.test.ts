import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { find, patternOf, PLACES, to } from "./addresses";

const NAMES = { title: "metro", rule: "M1.6", edition: "0123abcd", table_id: "t-9", number: 12 };
// Read as files: what is imported, even as text, would count as covered.
const HERE = fileURLToPath(new URL(".", import.meta.url));
const SOURCES = Object.fromEntries(
    readdirSync(HERE, { recursive: true, encoding: "utf8" })
        .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|^protocol/.test(path))
        .map((path) => [`./${path}`, readFileSync(`${HERE}${path}`, "utf8")]),
);

test.each(PLACES)("the address of %s leads there, with or without a slash at its end", (place) => {
    const path = to(place, NAMES);
    for (const written of [path, path.replace(/\/?$/, "/")]) {
        const match = find(written);
        expect(match?.place).toBe(place);
        for (const [name, value] of Object.entries(match?.names ?? {}))
            expect(value).toBe(String(NAMES[name as keyof typeof NAMES]));
    }
});

test.each(["/nowhere", "/table", "/table/t-9/move/last", "/table/t-9/move", "/me/too", "/rules", "/api/titles"])(
    "%s is no page",
    (path) => expect(find(path)).toBeNull(),
);

test("no address is another's", () => {
    for (const place of PLACES) {
        const others = PLACES.filter((other) => RegExp(patternOf(other)).test(to(place, NAMES)));
        expect(others).toEqual([place]);
    }
});

test("an address without what it names is a mistake", () => {
    expect(() => to("table")).toThrow("table_id");
});

test("no other file writes an address of its own", () => {
    const written = Object.entries(SOURCES).filter(([, source]) =>
        /["'`}]\/(me|open|learn|rules|count|table)\b/.test(source),
    );
    expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
    expect(written.map(([file]) => file)).toEqual([]);
});
