// The pictures of How to play, by their names.

import type { MetroHand } from "../../../protocol";
import { type Picture, sceneIn } from "../../howto";
import { ofTitle } from "../../manifest";
import { isMetro, type MetroScene } from "../scene";
import book from "./pictures.json";

export const pictureOf = (name: string): Picture => book.pictures[name]!;

export const sceneOf = (name: string): MetroScene => ofTitle(sceneIn(book, name), isMetro);

// What the reader of a picture holds.
export function handIn(name: string): MetroHand {
    const { hand } = sceneOf(name);
    if (!hand) throw new TypeError(`nobody looks at the picture ${name}`);
    return hand;
}
