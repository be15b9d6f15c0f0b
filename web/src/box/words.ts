// How the parts and values of a box are called, and what is wrong with them.

import { knows, refusal, say } from "../language/speech.svelte";
import type { Title } from "../protocol";
import { partNamed } from "./place";
import type { Path } from "./schema";
import type { Drawings, Fault, Sheet } from "./sheet";

// The message of a title for one of its values; a title that this page was built without has none.
const messageOf = (title: Title, name: string): string => `web-box-${title}-${name.replace(".", "-")}`;

export function partName(title: Title, part: string): string {
    const name = part.replaceAll("_", "-");
    const message = [messageOf(title, part), `module-${name}`, `city-${name}`].find(knows);
    return message ? say(message) : part;
}

export function valueName(title: Title, place: string): string {
    const message = messageOf(title, place);
    return knows(message) ? say(message) : place;
}

export function valueNote(title: Title, place: string): string {
    const message = `${messageOf(title, place)}-note`;
    return knows(message) ? say(message) : "";
}

// A part of a value in words: as its title calls it, or else by its number and its names.
export function spotName(drawings: Drawings, sheet: Sheet, title: Title, place: string, path: Path): string {
    const known = drawings.nameOf(sheet, place, path);
    if (known) return known;
    const keys = path.map((key) => (typeof key === "number" ? key + 1 : key));
    return [valueName(title, place), ...keys].join(" · ");
}

export function faultWords({ code, arguments: given }: Fault): string {
    const own = `web-box-fault-${code}`;
    return knows(own) ? say(own, given) : refusal({ code, arguments: given });
}

export const inPart =
    (part: string) =>
    ({ place }: { place: string }): boolean =>
        partNamed(place) === part;
