// The log as people tell it: what belongs to one turn together, the set-up apart, and nothing that goes without saying.

import { effect, language } from "../language/speech.svelte";
import type { Effect, Entry } from "../protocol";

export interface Turn {
    // Whose turn, and the number of its first entry.
    by: number;
    first: number;
    entries: Entry[];
}

export interface Story {
    setUp: Entry[];
    turns: Turn[];
}

// What is dealt face down, or only fills a gap, is seen on the board.
const QUIET = new Set(["dealt", "card-dealt", "slot-filled", "share-dealt", "token-dealt"]);

// What brings points, whichever title it belongs to: it is worth a longer look.
const SCORING = new Set(["line-scored", "coats-won", "visitors-connected", "point-tile-taken", "ticket-taken"]);

export const isScoring = (entries: Entry[]): boolean =>
    entries.some((entry) => entry.effects.some(({ code }) => SCORING.has(code)));

// How many times as long as usual what has happened is to be looked at: points are counted on the board.
export const attention = (entries: Entry[]): number => (isScoring(entries) ? 2 : 1);

export const isQuiet = ({ code }: Effect): boolean => QUIET.has(code);

export function story(log: Entry[]): Story {
    const begin = log.findIndex((entry) => entry.by >= 0);
    const setUp = begin < 0 ? log : log.slice(0, begin);
    const turns: Turn[] = [];
    for (const entry of begin < 0 ? [] : log.slice(begin)) {
        const last = turns.at(-1);
        // What chance brings belongs to the turn that asked for it.
        if (last && (entry.by < 0 || entry.by === last.by)) last.entries.push(entry);
        else turns.push({ by: entry.by, first: entry.number, entries: [entry] });
    }
    return { setUp, turns };
}

// A log grows by one entry at a time: what has been put into words stays so, for the same language and names.
const told = new WeakMap<Entry, { within: string; words: string[] }>();

export function sentences(entry: Entry, names: string[]): string[] {
    const within = `${language()} ${names.join("\n")}`;
    const known = told.get(entry);
    if (known?.within === within) return known.words;
    const words = entry.effects.filter((one) => !isQuiet(one)).map((one) => effect(one, names));
    told.set(entry, { within, words });
    return words;
}

// A turn in words, as the log shows it.
export interface Row extends Turn {
    number: number;
    lines: { entry: Entry; words: string }[];
}

export const lines = (entries: Entry[], names: string[]): Row["lines"] =>
    entries.map((entry) => ({ entry, words: sentences(entry, names).join(" ") })).filter((line) => line.words);

// How many moves somebody has made, whatever chance did in between: the one count that pages and links speak of.
export const moves = (log: Entry[]): number => log.filter((entry) => entry.by >= 0).length;

// Where a replay stops: the entries of the log at which somebody decides, and its end; as many as moves, and one more.
export function stops(log: Entry[]): number[] {
    const decisions = log.filter((entry) => entry.by >= 0).map((entry) => entry.number);
    return [...decisions, log.length];
}
