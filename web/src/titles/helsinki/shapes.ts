// Tiles for people who do not see them: their form, how they are held, and where a push would bring them.

import { say } from "../../language/speech.svelte";
import type { HelsinkiBoard } from "../../protocol";
import { type Cell, readCard, readShape, roofOf, shapeOf } from "./pieces";
import type { Pushing } from "./pushing.svelte";
import { extent, orientation, oriented } from "./pushing";

// The forms that have a name; any other is described by its roofs alone.
const PICTURES: Record<string, string> = {
    corner: "xx/x.",
    square: "xx/xx",
    t: "xxx/.x.",
    l: "x./x./xx",
    s: ".xx/xx.",
    plus: ".x./xxx/.x.",
    p: "xx/xx/x.",
    "long-t": "xxx/.x./.x.",
    z: "xx./.x./.xx",
};

// The same for all turns and flips of a shape.
function identity(shape: readonly Cell[]): string {
    const held = [0, 1, 2, 3].flatMap((turns) => [false, true].map((isFlipped) => oriented(shape, turns, isFlipped)));
    return held.map(String).sort()[0]!;
}

const FORMS = new Map(Object.entries(PICTURES).map(([form, picture]) => [identity(readShape(picture)), form]));

export function formOf(cells: readonly Cell[]): string {
    if (cells.length === 1) return "single";
    const { rows, columns } = extent(oriented(cells, 0, false));
    return rows === 1 || columns === 1 ? "row" : (FORMS.get(identity(cells)) ?? "other");
}

// "in an L, as on A1 · A2 · A3 · B3": its form, and its roofs as if it lay in the first corner of a board.
export const shapeWords = (cells: readonly Cell[]): string =>
    say("web-helsinki-shape", { form: formOf(cells), roofs: cells.map(roofOf) });

// How a card is read out: colour, number, superstructures, and the roofs of its tile.
export function cardWithShape(card: string, board: HelsinkiBoard): string {
    const read = readCard(card);
    if (!read) return say("wild-card");
    return `${say("pavilion-card", { ...read })}, ${shapeWords(shapeOf(board, read.colour, read.size))}`;
}

// The tile in hand: from where it is pushed, how it is flipped and turned, and where it would come to rest.
export function heldWords({ shape, cells, side, move: [, ...roofs], isLegal }: Pushing): string {
    const { turns, isFlipped } = orientation(shape, cells);
    const flipped = isFlipped ? "yes" : "no";
    const rests = isLegal ? "yes" : "no";
    return say("web-helsinki-held", { form: formOf(cells), size: cells.length, side, turns, flipped, rests, roofs });
}
