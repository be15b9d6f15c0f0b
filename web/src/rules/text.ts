// Parses the text of a rule: its paragraphs and lists, our rulings, the rules and squares it names, and the words that are
// searched for.

import { columnName, rowName } from "../language/place";
import type { Title } from "../protocol";
import { idsIn } from "./books";

export interface Piece {
    text: string;
    // The rule that this piece names, if any.
    rule: string | null;
    isHit: boolean;
    // Whether it is drawn.
    isDrawn: boolean;
}

// A text without what it says of our rulings, and what each of them is about: nothing if it is the whole rule.
export interface Ruled {
    text: string;
    rulings: string[];
}

// A paragraph, or a list with its items.
export interface Block {
    isList: boolean;
    lines: string[];
}

const ITEM = "• ";

// A blank line ends a paragraph, and "•" begins an item of a list; all other line breaks only wrap the file.
export function blocks(text: string): Block[] {
    const blocks: Block[] = [];
    let isNew = true;
    for (const line of text.split("\n")) {
        const isItem = line.startsWith(ITEM);
        const last = blocks.at(-1);
        if (isItem && last?.isList && !isNew) last.lines.push(line.slice(ITEM.length));
        else if (isItem) blocks.push({ isList: true, lines: [line.slice(ITEM.length)] });
        else if (line !== "" && (isNew || !last)) blocks.push({ isList: false, lines: [line] });
        else if (line !== "") last!.lines.push(`${last!.lines.pop()} ${line}`);
        isNew = line === "";
    }
    return blocks;
}

// A square is written as row and column, counted from 0; the page calls it as its boards do.
const SQUARE = /\((\d),(\d)\)/;
const squareName = ([, row, column]: RegExpExecArray): string => columnName(Number(column)) + rowName(Number(row));

export const withSquares = (text: string): string => {
    const square = SQUARE.exec(text);
    if (!square) return text;
    const [before, after] = [text.slice(0, square.index), text.slice(square.index + square[0].length)];
    return before + squareName(square) + withSquares(after);
};

// A ruling stands in brackets, begins with words that are the same everywhere, and can follow another sentence there.
export function ruled(text: string, words: string): Ruled {
    const rulings: string[] = [];
    const ruling = new RegExp(
        `\\s*\\(([^()]*?)\\s*${words.replaceAll(" ", "\\s+")}\\s?(?::\\s+([^)]*?))?\\.?\\)`,
        "gu",
    );
    const rest = text.replace(ruling, (_, before: string, about: string | undefined) => {
        rulings.push((about ?? "").replaceAll(/\s+/g, " "));
        return before ? ` (${before})` : "";
    });
    return { text: rest, rulings };
}

// Letters as people type them: without case and accents. Every letter stays one letter, so that positions still match.
export const plain = (text: string): string =>
    [...text].map((letter) => letter.normalize("NFD")[0]!.toLowerCase()[0]!).join("");

export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

export const matches = (text: string, words: string[]): boolean => {
    const reduced = plain(text);
    return words.every((word) => reduced.includes(word));
};

export function pieces(text: string, title: Title, words: string[] = [], drawn: RegExp | null = null): Piece[] {
    const square = SQUARE.exec(text);
    if (!square) return linked(text, title, words, drawn);
    return [
        ...linked(text.slice(0, square.index), title, words, drawn),
        // It looks like the number of a rule, but leads nowhere.
        ...marked(squareName(square), words, null),
        ...pieces(text.slice(square.index + square[0].length), title, words, drawn),
    ];
}

// Split a text before and after the rules that it names.
function linked(text: string, title: Title, words: string[], drawn: RegExp | null): Piece[] {
    const cuts: Piece[] = [];
    let from = 0;
    for (const named of idsIn(text, title)) {
        cuts.push(...written(text.slice(from, named.index), words, drawn), ...marked(named[0], words, named[0]));
        from = named.index + named[0].length;
    }
    return [...cuts, ...written(text.slice(from), words, drawn)];
}

// Split a text before and after whatever is drawn in it.
function written(text: string, words: string[], drawn: RegExp | null): Piece[] {
    const hit = drawn?.exec(text);
    if (!hit) return marked(text, words, null);
    return [
        ...marked(text.slice(0, hit.index), words, null),
        { text: hit[0], rule: null, isHit: words.includes(hit[0]), isDrawn: true },
        ...written(text.slice(hit.index + hit[0].length), words, drawn),
    ];
}

// Split a text where a searched word begins or ends.
function marked(text: string, words: string[], rule: string | null): Piece[] {
    if (text === "") return [];
    const reduced = plain(text);
    const hit = words
        .map((word) => ({ at: reduced.indexOf(word), length: word.length }))
        .filter((one) => one.at >= 0)
        .sort((one, other) => one.at - other.at || other.length - one.length)[0];
    if (!hit) return [{ text, rule, isHit: false, isDrawn: false }];
    const end = hit.at + hit.length;
    const before = hit.at > 0 ? [{ text: text.slice(0, hit.at), rule, isHit: false, isDrawn: false }] : [];
    return [
        ...before,
        { text: text.slice(hit.at, end), rule, isHit: true, isDrawn: false },
        ...marked(text.slice(end), words, rule),
    ];
}
