// Sentences about lines, from the seat that is looking.

import { effect, say } from "../language/speech.svelte";
import type { Line, MetroBoard, Previewed } from "../protocol";
import { lineName, type Owner } from "./geometry";
import { changes, type Change } from "./lines";

interface Whose {
    whose: "own" | "other" | "company" | "nobody";
    name: string;
    company: string;
}

export function whose(owner: Owner | null, seat: number | null, names: string[]): Whose {
    if (owner === null) return { whose: "nobody", name: "", company: "" };
    if (typeof owner === "string") return { whose: "company", name: "", company: owner };
    return { whose: owner === seat ? "own" : "other", name: names[owner] ?? "", company: "" };
}

// "Your line 4: 8 tiles, 8 points so far."
export const lineWords = (line: Line, seat: number | null, names: string[]): string =>
    say("web-metro-line", {
        ...whose(line.owner, seat, names),
        line: lineName(line.station),
        tiles: line.length,
        points: line.points,
        state: line.owner === null ? "nobody" : line.end === null ? "open" : "scored",
    });

// "extends your line 4 to 8"
export const changeWords = ({ line, owner, isComplete }: Change, seat: number | null, names: string[]): string =>
    say(isComplete ? "web-metro-completes" : "web-metro-extends", {
        ...whose(owner, seat, names),
        line: lineName(line.station),
        points: line.points,
    });

// What the board shows of a tile and its lines need not be told as well.
const OF_LINES = new Set(["laid", "dealt", "line-scored", "line-unowned"]);

// What a move would do to the lines, where it shows a board.
export const previewChanges = (board: MetroBoard, preview: Previewed): Change[] =>
    preview.board?.title === "metro" ? changes(board.lines, preview.board.lines) : [];

// What the server tells of a move besides.
export const otherWords = ({ board, effects }: Previewed, names: string[]): string[] =>
    effects.filter(({ code }) => board === null || !OF_LINES.has(code)).map((one) => effect(one, names));

// What a move would do, one thing a line.
export function previewWords(board: MetroBoard, preview: Previewed, seat: number | null, names: string[]): string[] {
    const changed = previewChanges(board, preview).map((change) => changeWords(change, seat, names));
    const words = [...changed, ...otherWords(preview, names)];
    return words.length || preview.board === null ? words : [say("web-metro-nothing")];
}
