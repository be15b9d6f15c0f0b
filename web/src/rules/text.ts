// Parses the text of a rule: its lines, the rules it names, and the words that are searched for.

import type { Title } from "../protocol";
import { idsIn } from "./books";

export interface Piece {
    text: string;
    // The rule that this piece names, if any.
    rule: string | null;
    found: boolean;
}

// The files are wrapped at this width: a line that the next word would have fitted into ends on purpose.
const WIDTH = 120;
const INDENT = 4;
const SLACK = 4;
const SHORT = 40;

// The paragraphs of a rule's text, whose first line follows its id.
export function lines(id: string, text: string): string[] {
    const joined: string[] = [];
    let isOpen = false;
    const wrapped = text.split("\n");
    for (const [index, line] of wrapped.entries()) {
        if (isOpen) joined.push(`${joined.pop()} ${line}`);
        else joined.push(line);
        const before = index === 0 ? `${id} = `.length : INDENT;
        isOpen = !endsOnPurpose(before + line.length, line, wrapped[index + 1] ?? "");
    }
    return joined;
}

function endsOnPurpose(length: number, line: string, next: string): boolean {
    const room = WIDTH - (length + 1 + next.split(" ")[0]!.length);
    return room >= SHORT || (room >= SLACK && /[.:;]$/.test(line));
}

// Letters as people type them: without case and accents. Every letter stays one letter, so that positions still match.
export const plain = (text: string): string =>
    [...text].map((letter) => letter.normalize("NFD")[0]!.toLowerCase()[0]!).join("");

export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

export const matches = (text: string, words: string[]): boolean => {
    const reduced = plain(text);
    return words.every((word) => reduced.includes(word));
};

export function pieces(text: string, title: Title, words: string[] = []): Piece[] {
    const cuts: Piece[] = [];
    let from = 0;
    for (const named of idsIn(text, title)) {
        cuts.push(...marked(text.slice(from, named.index), words, null), ...marked(named[0], words, named[0]));
        from = named.index + named[0].length;
    }
    return [...cuts, ...marked(text.slice(from), words, null)];
}

// Split a text where a searched word begins or ends.
function marked(text: string, words: string[], rule: string | null): Piece[] {
    if (text === "") return [];
    const reduced = plain(text);
    const hit = words
        .map((word) => ({ at: reduced.indexOf(word), length: word.length }))
        .filter((one) => one.at >= 0)
        .sort((one, other) => one.at - other.at || other.length - one.length)[0];
    if (!hit) return [{ text, rule, found: false }];
    const end = hit.at + hit.length;
    const before = hit.at > 0 ? [{ text: text.slice(0, hit.at), rule, found: false }] : [];
    return [...before, { text: text.slice(hit.at, end), rule, found: true }, ...marked(text.slice(end), words, rule)];
}
