// The titles that the page has boards for: a folder with an index.ts is all that a new one needs. Others get a plain board.

import { learn, ruleIds } from "../language/speech.svelte";
import { addBook } from "../rules/books";
import { LEADING, QUIET, SCORING } from "../turn/effects";
import type { Board, TitleManifest } from "./manifest";
import { plainManifest } from "./plain/manifest";
import type { Story } from "./story";

const FILES = import.meta.glob<TitleManifest>("./*/index.ts", { eager: true, import: "default" });
// As their posters hang on the start page.
export const TITLES: TitleManifest[] = Object.values(FILES).sort((one, other) => one.place - other.place);

for (const { name, rules, effects } of TITLES) {
    addBook(name, rules.letters);
    for (const code of effects.quiet) QUIET.add(code);
    for (const code of effects.leading) LEADING.add(code);
    for (const code of effects.scoring) SCORING.add(code);
}

const KNOWN = new Map(TITLES.map((manifest) => [manifest.name, manifest]));

export const isOwn = (title: string): boolean => TITLES.some(({ name }) => name === title);

export function manifestOf(title: string): TitleManifest {
    const manifest = KNOWN.get(title) ?? plainManifest(title);
    KNOWN.set(title, manifest);
    return manifest;
}

// Get the sentences and rules of a title that this page was built without; the server has them if it has the title.
export async function meet(title: string): Promise<void> {
    if (isOwn(title)) return;
    await Promise.all([learn(title), learn(`${title}-rules`)]);
    const ids = await ruleIds(title);
    const letters = new Set(ids.map((id) => id[0]!));
    addBook(title, [...letters].join(""));
    manifestOf(title).rules.turn = ids[0] ?? "";
}

// The board of a title, with its words.
export async function loadBoard(title: string): Promise<Board> {
    await meet(title);
    const { words, board } = manifestOf(title);
    const [loaded] = await Promise.all([board(), ...words.map(learn)]);
    return {
        Play: loaded.default,
        begin: loaded.begin ?? (() => null),
        animate: loaded.animate ?? (() => null),
        prepare: loaded.prepare ?? (async () => {}),
    };
}

export async function loadStory(title: string): Promise<Story> {
    const { default: story } = await manifestOf(title).lesson!();
    return story;
}
