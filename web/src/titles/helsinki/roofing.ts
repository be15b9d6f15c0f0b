// The drawing of one tile as a hip roof: cells of 100 × 100 units. Every shape is computed once.

import type { Cell } from "./pieces";

export interface Roofing {
    // The outline, drawn a little inside the cells.
    outline: string;
    shaded: string;
    terrace: string;
    hips: string;
    ridge: string;
}

const UNIT = 100;
const INSET = 5;
const known = new Map<string, Roofing>();

type Point = readonly [x: number, y: number];
type Compass = "N" | "E" | "S" | "W";

const STEPS: Record<Compass, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const CORNERS: readonly (readonly [Compass, Compass])[] = [
    ["N", "E"],
    ["S", "E"],
    ["S", "W"],
    ["N", "W"],
];

export function roofing(cells: readonly Cell[]): Roofing {
    const key = cells.join(" ");
    let drawn = known.get(key);
    if (!drawn) {
        drawn = draw(cells);
        known.set(key, drawn);
    }
    return drawn;
}

function draw(cells: readonly Cell[]): Roofing {
    const taken = new Set(cells.map(String));
    const has = (row: number, column: number): boolean => taken.has(`${row},${column}`);
    const drawn: Roofing = { outline: outline(cells, has), shaded: "", terrace: "", hips: "", ridge: "" };
    for (const cell of cells) addSlopes(drawn, cell, has);
    const [only] = cells;
    if (cells.length === 1 && only) drawn.ridge = `M${only[1] * UNIT + 40} ${only[0] * UNIT + 50}h20`;
    return drawn;
}

// A cell is eight half-triangles around its middle; each slopes down to a side where the tile ends.
function addSlopes(drawn: Roofing, [row, column]: Cell, has: (row: number, column: number) => boolean): void {
    const middle: Point = [(column + 0.5) * UNIT, (row + 0.5) * UNIT];
    // Nothing crosses the outline: where the tile ends, a slope ends a little inside the cell.
    const toward = (side: Compass, isInset: boolean, from: Point = middle): Point => {
        const length = isInset ? UNIT / 2 - INSET : UNIT / 2;
        return [from[0] + STEPS[side][0] * length, from[1] + STEPS[side][1] * length];
    };
    const joined = (...sides: Compass[]): boolean => {
        const [x, y] = sides.reduce<Point>((sum, side) => [sum[0] + STEPS[side][0], sum[1] + STEPS[side][1]], [0, 0]);
        return has(row + y, column + x);
    };
    for (const [one, other] of CORNERS) {
        const isInner = joined(one) && joined(other);
        if (isInner && joined(one, other)) {
            const corner = toward(other, false, toward(one, false));
            drawn.terrace += `M${middle}L${toward(one, false)}L${corner}L${toward(other, false)}Z`;
            continue;
        }
        const corner = toward(other, !joined(other) || isInner, toward(one, !joined(one) || isInner));
        for (const [side, next] of [
            [one, other],
            [other, one],
        ] as const) {
            const faces = joined(side) ? next : side;
            if (faces !== "S" && faces !== "E") continue;
            const edge = toward(side, !joined(side));
            // Round an inner corner the outline has a notch.
            const notch = isInner ? `L${toward(next, true, edge)}` : "";
            drawn.shaded += `M${middle}L${edge}${notch}L${corner}Z`;
        }
        if (joined(one) === joined(other)) drawn.hips += `M${middle}L${corner}`;
    }
    for (const side of ["N", "E", "S", "W"] as const)
        if (joined(side)) drawn.ridge += `M${middle}L${toward(side, false)}`;
}

function outline(cells: readonly Cell[], has: (row: number, column: number) => boolean): string {
    const leads = edges(cells, has);
    let loops = "";
    while (leads.size > 0) loops += `M${insetCorners(walkRound(leads)).join("L")}Z`;
    return loops;
}

function insetCorners(points: Point[]): string[] {
    return points.flatMap((point, index) => {
        const before = points.at(index - 1)!;
        const after = points[(index + 1) % points.length]!;
        const into: Point = [point[0] - before[0], point[1] - before[1]];
        const out: Point = [after[0] - point[0], after[1] - point[1]];
        if (into[0] === out[0] && into[1] === out[1]) return [];
        return [`${point[0] * UNIT - (into[1] + out[1]) * INSET} ${point[1] * UNIT + (into[0] + out[0]) * INSET}`];
    });
}

// Where the edges of the tile lead to from each of its corners, clockwise.
function edges(cells: readonly Cell[], has: (row: number, column: number) => boolean): Map<string, Point[]> {
    const leads = new Map<string, Point[]>();
    const add = (from: Point, to: Point): void => {
        leads.set(String(from), [...(leads.get(String(from)) ?? []), to]);
    };
    for (const [row, column] of cells) {
        if (!has(row - 1, column)) add([column, row], [column + 1, row]);
        if (!has(row, column + 1)) add([column + 1, row], [column + 1, row + 1]);
        if (!has(row + 1, column)) add([column + 1, row + 1], [column, row + 1]);
        if (!has(row, column - 1)) add([column, row + 1], [column, row]);
    }
    return leads;
}

// Follow the edges once round and remove them.
function walkRound(leads: Map<string, Point[]>): Point[] {
    const first = [...leads.keys()][0]!;
    const [x = 0, y = 0] = first.split(",").map(Number);
    let point: Point = [x, y];
    const points: Point[] = [];
    do {
        points.push(point);
        const onward = leads.get(String(point))!;
        if (onward.length === 1) leads.delete(String(point));
        point = onward.shift()!;
    } while (String(point) !== first);
    return points;
}
