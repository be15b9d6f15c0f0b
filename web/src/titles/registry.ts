// The titles that the page has boards for: a folder with an index.ts is all that a new one needs. Others get a plain board.

import type { BoxDrawings } from "../box/sheet";
import type { CountDrawings } from "../count/drawings";
import { learn, ruleIds } from "../language/speech.svelte";
import { addBook } from "../rules/books";
import { LEADING, QUIET, SCORING } from "../turn/effects";
import { NOTHING } from "../turn/turn.svelte";
import type { Board, TitleManifest } from "./manifest";
import { plainManifest } from "./plain/manifest";
import type { Story } from "./story";

const FILES = import.meta.glob<TitleManifest>("./*/index.ts", { eager: true, import: "default" });
// As their posters hang on the start page, and their names, which are those of their words.
export const TITLES: TitleManifest[] = Object.values(FILES).sort((one, other) => one.place - other.place);
export const NAMES = TITLES.map(({ name }) => name);

for (const { name, rules, effects } of TITLES) {
    addBook(name, rules.letters, rules.drawn);
    for (const code of effects.quiet) QUIET.add(code);
    for (const code of effects.leading) LEADING.add(code);
    for (const code of effects.scoring) SCORING.add(code);
}

const KNOWN = new Map(TITLES.map((manifest) => [manifest.name, manifest]));

export const isOwn = (title: string): boolean => NAMES.includes(title);

export function manifestOf(title: string): TitleManifest {
    const manifest = KNOWN.get(title) ?? plainManifest(title);
    KNOWN.set(title, manifest);
    return manifest;
}

// Load the sentences of a title. If this page was built without it, they and its rules come from the server.
export async function meet(title: string): Promise<void> {
    if (isOwn(title)) return learn(title);
    await Promise.all([learn(title), learn(`${title}-rules`)]);
    const ids = await ruleIds(title);
    const letters = new Set(ids.map((id) => id[0]!));
    addBook(title, [...letters].join(""));
    manifestOf(title).rules.turn = ids[0] ?? "";
}

// The board of a title, with its words.
export async function loadBoard(title: string): Promise<Board> {
    const { words, board } = manifestOf(title);
    const [loaded] = await Promise.all([board(), meet(title), ...words.map(learn)]);
    return {
        Play: loaded.default,
        begin: loaded.begin ?? (() => NOTHING),
        animate: loaded.animate ?? (() => null),
        prepare: loaded.prepare ?? (async () => {}),
    };
}

const UNDRAWN: BoxDrawings = { words: [], drawings: [], nameOf: () => null };

// The drawings of what is in the box of a title, with its words.
export async function loadDrawings(title: string): Promise<BoxDrawings> {
    const [loaded] = await Promise.all([manifestOf(title).box?.(), meet(title)]);
    const drawings = loaded?.default ?? UNDRAWN;
    await Promise.all(drawings.words.map(learn));
    return drawings;
}

const IN_CELLS: CountDrawings = { words: [], pictures: [], folded: [], nameOf: () => null };

// How the count sheets of a title are filled in, with its words.
export async function loadCount(title: string): Promise<CountDrawings> {
    const [loaded] = await Promise.all([manifestOf(title).count?.(), meet(title)]);
    const drawings = loaded?.default ?? IN_CELLS;
    await Promise.all(drawings.words.map(learn));
    return drawings;
}

export async function loadStory(title: string): Promise<Story> {
    const { default: story } = await manifestOf(title).lesson!();
    return story;
}
