// Where a tile goes when it is pushed: the geometry to show a push, and to find the legal move for it.

import { type Cell, type Side, SIZE } from "./pieces";

export interface Push {
    side: Side;
    // Outside the board, and where it comes to rest.
    start: Cell[];
    rest: Cell[];
    steps: number;
}

export interface Extent {
    rows: number;
    columns: number;
}

// One step of a tile that comes from this side.
export const FORWARD: Record<Side, Cell> = { north: [1, 0], east: [0, -1], south: [-1, 0], west: [0, 1] };

export const extent = (cells: readonly Cell[]): Extent => ({
    rows: Math.max(...cells.map(([row]) => row)) + 1,
    columns: Math.max(...cells.map(([, column]) => column)) + 1,
});

export const moved = (cells: readonly Cell[], [rows, columns]: Cell): Cell[] =>
    cells.map(([row, column]) => [row + rows, column + columns]);

// Cells moved into the upper left corner, in the order of roofs.
export function cornered(cells: readonly Cell[]): Cell[] {
    const top = Math.min(...cells.map(([row]) => row));
    const left = Math.min(...cells.map(([, column]) => column));
    return moved(cells, [-top, -left]).sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

// A shape flipped, then turned clockwise by quarters.
export function oriented(shape: readonly Cell[], turns: number, isFlipped: boolean): Cell[] {
    let cells: Cell[] = isFlipped ? shape.map(([row, column]) => [row, -column]) : [...shape];
    for (let turn = 0; turn < turns; turn++) cells = cells.map(([row, column]) => [column, -row]);
    return cornered(cells);
}

export const isAcross = (side: Side): boolean => side === "north" || side === "south";

// How many lanes there are for these cells from a side.
export function lanes(cells: readonly Cell[], side: Side): number {
    const { rows, columns } = extent(cells);
    return SIZE + 1 - (isAcross(side) ? columns : rows);
}

function entrance(cells: readonly Cell[], side: Side, lane: number): Cell {
    const { rows, columns } = extent(cells);
    if (side === "north") return [-rows, lane];
    if (side === "south") return [SIZE, lane];
    return side === "west" ? [lane, -columns] : [lane, SIZE];
}

// The cells that a tile covers once it is just inside.
export function inside(cells: readonly Cell[], side: Side, lane: number): Cell[] {
    const { rows, columns } = extent(cells);
    const [down, right] = FORWARD[side];
    return moved(cells, entrance(cells, side, lane)).map(([row, column]) => [
        row + down * rows,
        column + right * columns,
    ]);
}

// The places of a tile in its lane, from just inside to the far edge.
export function along(cells: readonly Cell[], side: Side, lane: number): Cell[][] {
    const [down, right] = FORWARD[side];
    const { rows, columns } = extent(cells);
    const first = inside(cells, side, lane);
    const count = SIZE + 1 - (isAcross(side) ? rows : columns);
    return Array.from({ length: count }, (_, step) => moved(first, [down * step, right * step]));
}

// The way of a tile from outside a side to these cells.
export function pushTo(cells: readonly Cell[], side: Side): Push {
    const rest = moved(cells, [0, 0]).sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    const start = moved(cornered(rest), entrance(cornered(rest), side, laneOf(rest, side)));
    const [from, to] = [start[0]!, rest[0]!];
    return { side, start, rest, steps: Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) };
}

// How a shape must be held to lie on these cells.
export function orientation(shape: readonly Cell[], cells: readonly Cell[]): { turns: number; isFlipped: boolean } {
    const wanted = String(cornered(cells));
    for (const isFlipped of [false, true])
        for (let turns = 0; turns < 4; turns++)
            if (String(oriented(shape, turns, isFlipped)) === wanted) return { turns, isFlipped };
    return { turns: 0, isFlipped: false };
}

export const laneOf = (cells: readonly Cell[], side: Side): number =>
    Math.min(...cells.map(([row, column]) => (isAcross(side) ? column : row)));

export interface Lane {
    top: number;
    left: number;
    rows: number;
    columns: number;
}

// The part of the board between the side and the resting place.
export function swept({ side, rest }: Push): Lane {
    const rows = rest.map(([row]) => row);
    const columns = rest.map(([, column]) => column);
    const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
    const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
    const lane = { top, left, rows: bottom - top, columns: right - left };
    if (side === "north") return { ...lane, top: 0, rows: Math.max(top, 0) };
    if (side === "south") return { ...lane, top: Math.min(bottom, SIZE), rows: Math.max(SIZE - bottom, 0) };
    if (side === "west") return { ...lane, left: 0, columns: Math.max(left, 0) };
    return { ...lane, left: Math.min(right, SIZE), columns: Math.max(SIZE - right, 0) };
}
