// How lines look on the board, and what a move would change about them.

import type { Line } from "../protocol";
import { colourOf, squareAt, type Owner } from "./geometry";

export type LineState = "bare" | "scored" | "dim" | "open" | "traced";

const RANK: Record<LineState, number> = { bare: 0, scored: 1, dim: 2, open: 3, traced: 4 };

// A track's look in one word, such as "open-yellow": equal words mean that nothing has to be drawn anew.
export type Look = string;

export const stateOf = (look: Look): LineState => look.split("-")[0] as LineState;
export const colourIn = (look: Look): string | null => look.split("-")[1] ?? null;
// The most important line of a tile is drawn last, over the others.
export const byRank = (one: Look, other: Look): number => RANK[stateOf(one)] - RANK[stateOf(other)];

export function lookOf(line: Line, traced: ReadonlySet<number>, awaited: ReadonlySet<number>): Look {
    if (line.owner === null) return "bare";
    const state: LineState = traced.has(line.station)
        ? "traced"
        : line.end !== null && !awaited.has(line.station)
          ? "scored"
          : traced.size
            ? "dim"
            : "open";
    return `${state}-${colourOf(line.owner)}`;
}

// The looks of the tracks of every square, by the edge of entrance, as one word a square.
export function looksOf(lines: Line[], traced: ReadonlySet<number>, awaited: ReadonlySet<number>): string[] {
    const looks = Array.from({ length: 64 }, () => ["bare", "bare", "bare", "bare"]);
    for (const line of lines) {
        const look = lookOf(line, traced, awaited);
        for (const [square, entrance] of line.path) looks[square]![entrance] = look;
    }
    return looks.map((four) => four.join(" "));
}

// The line that enters a square over an edge, if any.
export const lineOver = (lines: Line[], square: number, edge: number): Line | undefined =>
    lines.find((line) => line.path.some(([crossed, entrance]) => crossed === square && entrance === edge));

export interface Change {
    line: Line;
    owner: Owner;
    isComplete: boolean;
}

// What happens to the lines with an owner between two boards: completed ones first.
export function changes(before: Line[], after: Line[]): Change[] {
    const old = new Map(before.map((line) => [line.station, line]));
    const found: Change[] = [];
    for (const line of after) {
        const was = old.get(line.station);
        if (line.owner === null || (was && was.end !== null)) continue;
        if (line.end !== null) found.push({ line, owner: line.owner, isComplete: true });
        else if (line.length > (was?.length ?? 0)) found.push({ line, owner: line.owner, isComplete: false });
    }
    return found.sort((one, other) => Number(other.isComplete) - Number(one.isComplete));
}

export const crossedSquares = (lines: Line[]): Set<number> =>
    new Set(lines.flatMap((line) => line.path.map(([square]) => square)));

interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

// Where a label for a square covers the fewest of the squares to be seen: below, above, right or left of it.
export function labelPlace(
    square: number,
    width: number,
    height: number,
    seen: ReadonlySet<number>,
    frame: number,
): Box {
    const { x, y } = squareAt(square);
    const gap = 14;
    const within = (value: number, size: number): number => Math.max(8 - frame, Math.min(value, 792 + frame - size));
    const along = (start: number, size: number): number => within(start + 50 - size / 2, size);
    const boxes = [
        { x: along(x, width), y: y + 100 + gap },
        { x: along(x, width), y: y - gap - height },
        { x: x + 100 + gap, y: along(y, height) },
        { x: x - gap - width, y: along(y, height) },
    ].map((box) => ({ x: within(box.x, width), y: within(box.y, height), width, height }));
    const covered = boxes.map((box) => [...seen, square].filter((other) => overlaps(box, other)).length);
    return boxes[covered.indexOf(Math.min(...covered))]!;
}

function overlaps(box: Box, square: number): boolean {
    const { x, y } = squareAt(square);
    return box.x < x + 100 && box.x + box.width > x && box.y < y + 100 && box.y + box.height > y;
}
