// Node has no page, so every test gets the little that the page's modules ask of one as soon as they are loaded: nothing is
// shown, so nothing waits for a paint; nobody wants motion; the visitor speaks English. A test that needs more brings it.

import { vi } from "vitest";

const stored = new Map<string, string>();
const pageOf = <Given extends object>(given: Given): Given & EventTarget => Object.assign(new EventTarget(), given);

vi.stubGlobal("window", globalThis);
vi.stubGlobal(
    "document",
    pageOf({ hidden: true, documentElement: { lang: "", dataset: {}, style: { setProperty: () => {} } } }),
);
vi.stubGlobal("matchMedia", () => pageOf({ matches: true }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
});
