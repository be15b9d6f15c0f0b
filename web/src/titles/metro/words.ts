// Sentences about lines, from the seat that is looking.

import { effect, say, you } from "../../language/speech.svelte";
import type { MetroScene } from "./scene";
import type { Line, MetroBoard, Previewed } from "../../protocol";
import { lineName, type Owner } from "./geometry";
import { changes, type LineChange } from "./lines";
import type { Score } from "./score";
import { onSquare } from "./modules/words";

interface Whose {
    whose: "own" | "other" | "company" | "nobody";
    name: string;
    company: string;
}

export function whose(owner: Owner | null, seat: number | null, names: string[]): Whose {
    if (owner === null) return { whose: "nobody", name: "", company: "" };
    if (typeof owner === "string") return { whose: "company", name: "", company: owner };
    if (owner === seat || names[owner] === you()) return { whose: "own", name: "", company: "" };
    return { whose: "other", name: names[owner] ?? "", company: "" };
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

// "Ann: 15 points, 48 more in open lines"
export const scoreWords = ({ points, open }: Score, name: string): string =>
    say("web-metro-score", { who: name, points, open });

// "leads to F2", "ends at station 9"
export function endWords({ end, waits }: Line): string {
    const kind = waits !== null ? "open" : typeof end === "number" ? "station" : (end ?? "complete");
    return say("web-metro-end", { kind, station: end, next: waits });
}

// A line for people who do not see it: whose it is, over which squares it runs, and where it ends.
export const wholeLineWords = (line: Line, seat: number | null, names: string[]): string =>
    say("web-metro-course", {
        line: lineWords(line, seat, names),
        crossed: line.path.length,
        squares: line.path.map(([square]) => square),
        end: endWords(line),
        next: line.waits,
    });

// "extends your line 4 to 8"
export const changeWords = ({ line, owner, isComplete }: LineChange, seat: number | null, names: string[]): string =>
    say(isComplete ? "web-metro-completes" : "web-metro-extends", {
        ...whose(owner, seat, names),
        line: lineName(line.station),
        points: line.points,
    });

// What the board shows of a tile and its lines need not be put into words.
const OF_LINES = new Set(["laid", "dealt", "line-scored", "line-unowned"]);

// What a move would do to the lines, if its preview has a board.
export const previewChanges = (board: MetroBoard, preview: Previewed): LineChange[] =>
    preview.board?.title === "metro" ? changes(board.lines, preview.board.lines) : [];

// What the server reports about a move besides its lines, and whom or what a tile meets on its square.
export function otherWords(board: MetroBoard, preview: Previewed, names: string[], square: number | null): string[] {
    const sentences = preview.effects
        .filter(({ code }) => preview.board === null || !OF_LINES.has(code))
        .map((one) => effect(one, names));
    // Only a tile is expected to change lines.
    if (square === null) return sentences;
    const isNothing = preview.board !== null && !sentences.length && !previewChanges(board, preview).length;
    return [...(isNothing ? [say("web-metro-nothing")] : sentences), ...onSquare(board, square)];
}

// What a move would do, one effect per line.
export const previewWords = (
    { board, position: { seat }, names }: MetroScene,
    preview: Previewed,
    square: number | null,
): string[] => [
    ...previewChanges(board, preview).map((change) => changeWords(change, seat, names)),
    ...otherWords(board, preview, names, square),
];
