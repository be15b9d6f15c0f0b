// The addresses of the pages. They stand in one file for the server, the page and the service worker.

import addresses from "../../src/cityboard/server/http/addresses.json" with { type: "json" };

export type PageName = keyof typeof addresses;
type Names = Record<string, string | number>;

const NAME = /\{(\w+):(str|int)\}/g;
const KINDS: Record<string, string> = { str: "[^/]+", int: "\\d+" };

const isPlace = (name: string): name is PageName => name in addresses;
export const PLACES = Object.keys(addresses).filter(isPlace);

// A regular expression for the addresses of a place.
export const patternOf = (place: PageName): string =>
    `^${addresses[place].replace(NAME, (_, name, kind) => `(?<${name}>${KINDS[kind]})`)}/?$`;

// Where a path leads, and what it names; null for no page.
export function find(path: string): { place: PageName; names: Record<string, string> } | null {
    for (const place of PLACES) {
        const match = RegExp(patternOf(place)).exec(path);
        if (match) return { place, names: match.groups ?? {} };
    }
    return null;
}

export const to = (place: PageName, names: Names = {}): string =>
    addresses[place].replace(NAME, (_, name: string) => {
        const value = names[name];
        if (value === undefined) throw new Error(`The address of ${place} needs ${name}.`);
        return encodeURIComponent(value);
    });
