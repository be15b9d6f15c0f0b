// The titles that the page has boards for. A folder with an index.ts is all that a new one needs.

import { learn } from "../language/speech.svelte";
import { addBook } from "../rules/books";
import { QUIET, SCORING } from "../turn/effects";
import type { Play, TitleManifest } from "./manifest";
import type { Story } from "./story";

const FILES = import.meta.glob<TitleManifest>("./*/index.ts", { eager: true, import: "default" });
// As their posters hang on the start page.
export const TITLES: TitleManifest[] = Object.values(FILES).sort((one, other) => one.place - other.place);

for (const { name, rules, effects } of TITLES) {
    addBook(name, rules.letters);
    for (const code of effects.quiet) QUIET.add(code);
    for (const code of effects.scoring) SCORING.add(code);
}

export const manifestOf = (title: string): TitleManifest => TITLES.find(({ name }) => name === title)!;

// The board of a title, with its words.
export async function loadBoard(title: string): Promise<Play> {
    const { words, board } = manifestOf(title);
    const [loaded] = await Promise.all([board(), ...words.map(learn)]);
    return loaded.default as Play;
}

export async function loadStory(title: string): Promise<Story> {
    const { default: story } = await manifestOf(title).lesson!();
    return story as Story;
}
