// The pictures of How to play, by their names.

import type { HelsinkiHand } from "../../../protocol";
import { type Picture, sceneIn } from "../../howto";
import { ofTitle } from "../../manifest";
import { type HelsinkiScene, isHelsinki } from "../scene";
import book from "./pictures.json";

export const pictureOf = (name: string): Picture => book.pictures[name]!;

export const sceneOf = (name: string): HelsinkiScene => ofTitle(sceneIn(book, name), isHelsinki);

// What the reader of a picture holds.
export function handIn(name: string): HelsinkiHand {
    const { hand } = sceneOf(name);
    if (!hand) throw new TypeError(`nobody looks at the picture ${name}`);
    return hand;
}

// Of a number that the engine has counted, or several, the first.
export function counted(name: string, what: string): number[] {
    const numbers = pictureOf(name).counted?.[what] ?? [];
    return typeof numbers === "number" ? [numbers] : numbers;
}
