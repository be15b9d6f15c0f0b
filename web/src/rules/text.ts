// Parses the text of a rule: its paragraphs and lists, the rules it names, and the words that are searched for.

import type { Title } from "../protocol";
import { idsIn } from "./books";

export interface Piece {
    text: string;
    // The rule that this piece names, if any.
    rule: string | null;
    found: boolean;
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
