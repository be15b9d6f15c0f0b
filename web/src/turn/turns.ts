// The log as people would tell it: grouped by turn, with the setup apart, and without what goes without saying.

import { effect, say, vocabulary } from "../language/speech.svelte";
import type { Effect, LogEntry, Position, SeatNews, TableInfo } from "../protocol";
import { LEADING, QUIET, SCORING } from "./effects";
import { namesThen, personName } from "./names";

// Who plays, and under which names.
export interface Named {
    info: Pick<TableInfo, "former">;
    names: string[];
}

export interface LoggedTurn {
    // Whose turn, and the number of its first entry.
    by: number;
    first: number;
    entries: LogEntry[];
}

export interface LogByTurn {
    setUp: LogEntry[];
    turns: LoggedTurn[];
}

export const isScoring = (entries: LogEntry[]): boolean =>
    entries.some((entry) => entry.effects.some(({ code }) => SCORING.has(code)));

// How many times longer than usual an event is shown: points are counted on the board.
export const attention = (entries: LogEntry[]): number => (isScoring(entries) ? 2 : 1);

export const isQuiet = ({ code }: Effect): boolean => QUIET.has(code);

// A turn lasts until another seat decides. Whoever plays alone ends it where chance goes on.
export function byTurn(log: LogEntry[], players: number): LogByTurn {
    const begin = log.findIndex((entry) => entry.by >= 0);
    const setUp = begin < 0 ? log : log.slice(0, begin);
    const turns: LoggedTurn[] = [];
    for (const entry of begin < 0 ? [] : log.slice(begin)) {
        const last = turns.at(-1);
        const goesOn = entry.by === last?.by && (players > 1 || last.entries.at(-1)!.by >= 0);
        // An outcome of chance belongs to the turn that caused it.
        if (last && (entry.by < 0 || goesOn)) last.entries.push(entry);
        else turns.push({ by: entry.by, first: entry.number, entries: [entry] });
    }
    return { setUp, turns };
}

// A log grows by one entry at a time: its sentences are cached for the same words and names.
const wordsOfEntries = new WeakMap<LogEntry, { within: string; words: string[] }>();

export function sentences(entry: LogEntry, scene: Named): string[] {
    const names = namesThen(scene, entry.number);
    const within = `${vocabulary()} ${names.join("\n")}`;
    const known = wordsOfEntries.get(entry);
    if (known?.within === within) return known.words;
    const words = entry.effects.filter((one) => !isQuiet(one)).map((one) => effect(one, names));
    wordsOfEntries.set(entry, { within, words });
    return words;
}

// The tile that an entry is about.
export function tileIn(entry: LogEntry): string | null {
    const tiles = entry.effects.flatMap(({ arguments: given }) => ("tile" in given ? [given.tile] : []));
    return tiles[0] ?? null;
}

// The cards that an entry is about, by name.
export function cardsIn(entry: LogEntry): string[] {
    const cards = entry.effects.flatMap(({ arguments: given }) => {
        if ("cards" in given) return given.cards;
        return "card" in given ? [given.card] : [];
    });
    return cards.filter((card) => typeof card === "string");
}

// What a turn comes to: without what only led to it, if there is more.
export function gist(entries: LogEntry[]): LogEntry[] {
    const main = entries.filter(({ effects }) => effects.some((one) => !isQuiet(one) && !LEADING.has(one.code)));
    return main.length ? main : entries;
}

// A turn in words, as the log shows it.
export interface Row extends LoggedTurn {
    number: number;
    lines: { entry: LogEntry; words: string }[];
}

export const lines = (entries: LogEntry[], scene: Named): Row["lines"] =>
    entries.map((entry) => ({ entry, words: sentences(entry, scene).join(" ") })).filter((line) => line.words);

// What is said about the seats: who came and went, and who has another name.
export const seatWords = (news: SeatNews): string =>
    say(`web-table-news-${news.because}`, { name: personName(news), before: news.before ?? "" });

// What tells one piece of news from all others.
export const newsKey = ({ seq, seat, at }: SeatNews): string => [seq, seat, at].join(" ");

// How many turns there were, as people count them, with the one that is going on.
export const turnsIn = (log: LogEntry[], players: number): number => byTurn(log, players).turns.length;

// How many turns are over: one lasts until another seat is to move, or whoever plays alone is dealt what comes next.
export function turnsOver(
    log: LogEntry[],
    players: number,
    { turn, result }: Pick<Position, "turn" | "result">,
): number {
    const { turns } = byTurn(log, players);
    const last = turns.at(-1);
    const isDealt = players === 1 && last !== undefined && last.entries.at(-1)!.by < 0;
    const goesOn = result === null && !isDealt && (turn === last?.by || turn < 0);
    return last && goesOn ? turns.length - 1 : turns.length;
}

// How many moves people and bots have made, whatever chance did in between: the count that links use.
export const moves = (log: LogEntry[]): number => log.filter((entry) => entry.by >= 0).length;

// Where a replay stops: the log entries with a decision, and its end; one more than there are moves.
export function stops(log: LogEntry[]): number[] {
    const decisions = log.filter((entry) => entry.by >= 0).map((entry) => entry.number);
    return [...decisions, log.length];
}
