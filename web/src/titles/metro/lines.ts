// How lines look on the board, and what a move would change about them.

import type { Line } from "../../protocol";
import { beside, COLOURS, colourOf, SIZE, SQUARE, squareAt, STATIONS, type Owner, type Point } from "./geometry";
import type { MetroColour } from "./scene";
import { headOf } from "./tracks";

export type LineState = "bare" | "scored" | "open" | "traced";

const RANK: Record<LineState, number> = { bare: 0, scored: 1, open: 2, traced: 3 };

// A track's look in one word, such as "open-yellow": equal words mean that nothing has to be redrawn.
export type Look = string;

// The looks of a tile over which no line runs.
export const BARE = "bare bare bare bare";

const STATES: readonly LineState[] = ["open", "scored", "traced"];

export const stateOf = (look: Look): LineState => STATES.find((state) => look.startsWith(state)) ?? "bare";
export const colourIn = (look: Look): MetroColour | null =>
    COLOURS.find((colour) => look.endsWith(`-${colour}`)) ?? null;
// The most important line of a tile is drawn last, over the others.
export const byRank = (one: Look, other: Look): number => RANK[stateOf(one)] - RANK[stateOf(other)];

// Lines that are awaited are complete, but their train has not arrived.
export const isOpen = (line: Line, awaited: ReadonlySet<number>): boolean =>
    line.owner !== null && (line.end === null || awaited.has(line.station));

export function lookOf(line: Line, awaited: ReadonlySet<number>): Look {
    if (line.owner === null) return "bare";
    return `${isOpen(line, awaited) ? "open" : "scored"}-${colourOf(line.owner)}`;
}

// The looks of the tracks of every square, by the edge of entrance, as one word per square.
export function looksOf(lines: Line[], awaited: ReadonlySet<number>): string[] {
    const looks = Array.from({ length: 64 }, () => BARE.split(" "));
    for (const line of lines) {
        const look = lookOf(line, awaited);
        for (const [square, entrance] of line.path) looks[square]![entrance] = look;
    }
    return looks.map((four) => four.join(" "));
}

// The looks of one square whose lines are traced.
export function tracedLooks(traced: Line[], square: number): string {
    const looks = BARE.split(" ");
    for (const line of traced)
        for (const [crossed, entrance] of line.path)
            if (crossed === square) looks[entrance] = `traced-${colourOf(line.owner!)}`;
    return looks.join(" ");
}

// The line that enters a square over an edge, if any.
export const lineOver = (lines: Line[], square: number, edge: number): Line | undefined =>
    lines.find((line) => line.path.some(([crossed, entrance]) => crossed === square && entrance === edge));

export interface LineChange {
    line: Line;
    owner: Owner;
    isComplete: boolean;
}

// What happens to the lines with an owner between two boards: completed ones first.
export function changes(before: Line[], after: Line[]): LineChange[] {
    const old = new Map(before.map((line) => [line.station, line]));
    const changes: LineChange[] = [];
    for (const line of after) {
        const was = old.get(line.station);
        if (line.owner === null || (was && was.end !== null)) continue;
        if (line.end !== null) changes.push({ line, owner: line.owner, isComplete: true });
        else if (line.length > (was?.length ?? 0)) changes.push({ line, owner: line.owner, isComplete: false });
    }
    return changes.sort((one, other) => Number(other.isComplete) - Number(one.isComplete));
}

export const crossedSquares = (lines: Line[]): Set<number> =>
    new Set(lines.flatMap((line) => line.path.map(([square]) => square)));

const GAP = 14;
const STEP = 50;

// A square of the picture that a label should leave visible.
interface Seen extends Point {
    size: number;
}

// The disc with the points of a line.
const DISC = 56;

// Whether words in the middle of the board cover less of a line near the upper edge than near the lower one.
export function isClearAbove(line: Line): boolean {
    const covered = [...crossedSquares([line])].filter((square) => square % SIZE > 0 && square % SIZE < SIZE - 1);
    const rows = covered.map((square) => Math.floor(square / SIZE));
    return rows.filter((row) => row < 2).length < rows.filter((row) => row >= SIZE - 2).length;
}

// The place where a label for a square covers the least of it and of the lines it is about, with their stations and their
// points; of such places, the nearest.
export function labelPlace(square: number, width: number, height: number, lines: Line[], frame: number): Point {
    const { x, y } = squareAt(square);
    const squares = [...crossedSquares(lines), square].map((one) => ({ ...squareAt(one), size: SQUARE }));
    const seen: Seen[] = [...squares, ...lines.flatMap(stationsOf), ...lines.flatMap(pointsOf)];
    let best = { x: 0, y: 0 };
    let least = Infinity;
    for (const left of starts(x, width, frame))
        for (const top of starts(y, height, frame)) {
            const covered = seen.filter((at) => overlaps(left, top, width, height, at)).length;
            const cost = covered * 1000 + Math.hypot(left + width / 2 - x - 50, top + height / 2 - y - 50);
            if (cost < least) [best, least] = [{ x: left, y: top }, cost];
        }
    return best;
}

// Where the stations of a line are, as squares beyond the edge; those of the centre lie beside their squares.
const stationsOf = ({ station, end }: Line): Seen[] =>
    [station, end].flatMap((one) => {
        if (typeof one !== "number" || one > STATIONS.length) return [];
        const { x, y } = beside(one, 50, 50);
        return [{ x: x - 50, y: y - 50, size: SQUARE }];
    });

// Where the points of a line stand.
function pointsOf(line: Line): Seen[] {
    if (line.path.length === 0) return [];
    const { x, y } = headOf(line);
    return [{ x: x - DISC / 2, y: y - DISC / 2, size: DISC }];
}

// Beside the square on both sides, along it, and elsewhere in steps, all on the board.
function starts(from: number, size: number, frame: number): number[] {
    const [first, last] = [8 - frame, 792 + frame - size];
    const places = [GAP, GAP + DISC / 2].flatMap((gap) => [from + 100 + gap, from - gap - size]);
    places.push(from + 50 - size / 2);
    for (let at = first; at < last; at += STEP) places.push(at);
    return [...places.filter((at) => at >= first && at <= last), last];
}

const overlaps = (left: number, top: number, width: number, height: number, { x, y, size }: Seen): boolean =>
    left < x + size && left + width > x && top < y + size && top + height > y;
