// The parts of a box in the order of its edition, each with the drawings of its values.

import type { EditionInfo } from "../protocol";
import { partNamed } from "./place";
import type { Drawing, Drawings } from "./sheet";

export interface Part {
    name: string;
    drawings: Drawing[];
}

// A value that the title does not draw is shown as its schema describes it.
export function drawingsOf({ entries }: EditionInfo, { drawings }: Drawings): Drawing[] {
    const places = entries.map(({ place }) => place);
    const known = drawings
        .map((one) => ({ ...one, places: one.places.filter((place) => places.includes(place)) }))
        .filter((one) => one.places.length);
    const drawn = new Set(known.flatMap((one) => one.places));
    const all = [
        ...known,
        ...places.filter((place) => !drawn.has(place)).map((place) => ({ places: [place], Picture: null })),
    ];
    return all.sort((one, other) => places.indexOf(one.places[0]!) - places.indexOf(other.places[0]!));
}

export function partsOf(edition: EditionInfo, known: Drawings): Part[] {
    const parts: Part[] = [];
    for (const drawing of drawingsOf(edition, known)) {
        const name = partNamed(drawing.places[0]!);
        const part = parts.find((one) => one.name === name);
        if (part) part.drawings.push(drawing);
        else parts.push({ name, drawings: [drawing] });
    }
    return parts;
}
