// Where things are on Metro's board, in units: a square is 100 × 100, the origin is the top left corner of the wall.
// Edges and sides count 0 top, 1 right, 2 bottom, 3 left. Trains keep to the right: they enter a square on lane 34,
// seen with that edge on top, and leave on lane 66.

import type { Line } from "../../protocol";
import type { MetroColour } from "./scene";

export type Owner = NonNullable<Line["owner"]>;
export type Side = 0 | 1 | 2 | 3;
export interface Point {
    x: number;
    y: number;
}
export interface Departure extends Point {
    side: Side;
    // The square the line enters first.
    square: number;
}

export const SQUARE = 100;
export const SIZE = 8;
export const LANE = 34;
// The width of the frame round the wall; on a phone it is narrower, to leave more to the squares.
export const FRAME = 70;
export const NARROW_FRAME = 60;
// How many drawings are stacked: the tracks are drawn row by row.
export const DRAWINGS = SIZE + 6;
// Round the frame: the letters of the columns and the numbers of the rows.
export const RIM = 15;
export const STATIONS = Array.from({ length: 32 }, (_, index) => index + 1);
// The squares of the central station.
export const CENTRE = [27, 28, 35, 36];

export const COLOURS: MetroColour[] = ["yellow", "blue", "orange", "grey", "red", "brown", "green", "purple"];

// The pattern on the centre of a ribbon: the dashes, and their width for a ribbon of width 10.
export interface Pattern {
    dashes: string;
    width: number;
    isRound: boolean;
}
export const PATTERNS: Record<MetroColour, Pattern | null> = {
    yellow: null,
    blue: { dashes: "11 7", width: 2.6, isRound: false },
    orange: { dashes: "0 8", width: 4.4, isRound: true },
    grey: { dashes: "100 0", width: 2.6, isRound: false },
    red: { dashes: "9 5 0 5", width: 2.8, isRound: true },
    brown: { dashes: "1.8 7", width: 10, isRound: false },
    green: { dashes: "4 11", width: 10, isRound: false },
    purple: { dashes: "3.2 2.6 3.2 8", width: 3.2, isRound: false },
};

// Players have their colours by seat: the numbers of the frame (M1.6) only say which stations go together.
const SEAT_COLOURS: MetroColour[] = ["yellow", "blue", "red", "green", "orange", "purple"];

export const colourOf = (owner: Owner): MetroColour => (typeof owner === "number" ? SEAT_COLOURS[owner]! : owner);

export const squareAt = (square: number): Point => ({
    x: (square % SIZE) * SQUARE,
    y: Math.floor(square / SIZE) * SQUARE,
});

// Turn a point of a square by quarter turns, clockwise.
export function turned(turns: number, x: number, y: number): Point {
    if (turns === 0) return { x, y };
    if (turns === 1) return { x: SQUARE - y, y: x };
    if (turns === 2) return { x: SQUARE - x, y: SQUARE - y };
    return { x: y, y: SQUARE - x };
}

// The first square of the line of a station (M1.2), or of a place of the central station (33 to 40), and the edge
// over which it is entered.
function entrance(station: number): [number, Side] {
    if (station <= 8) return [8 - station, 0];
    if (station <= 16) return [(station - 9) * SIZE, 3];
    if (station <= 24) return [(SIZE - 1) * SIZE + station - 17, 2];
    if (station <= 32) return [(32 - station) * SIZE + SIZE - 1, 1];
    return PLACES[station - 33]!;
}
const PLACES: [number, Side][] = [
    [19, 2],
    [20, 2],
    [29, 3],
    [37, 3],
    [44, 0],
    [43, 0],
    [34, 1],
    [26, 1],
];

// A point beside the first square of a line: `along` its edge from the left as the train sees it backwards (34 is the
// departure track, 66 the arrival), and `out` of that square.
export function beside(station: number, along: number, out: number): Point {
    const [square, side] = entrance(station);
    const { x, y } = squareAt(square);
    const point = turned(side, along, -out);
    return { x: x + point.x, y: y + point.y };
}

// Where the line of a station enters its first square.
export function stationAt(station: number): Departure {
    const [square, side] = entrance(station);
    return { ...beside(station, LANE, 0), side, square };
}

// Lines of places of the central station are named by their place, counted from 1.
export const lineName = (station: number): string => (station <= 32 ? String(station) : `c${station - 32}`);

// A square with round corners on a square of the board, so far from its edge, as a path.
export function roundedSquare({ x, y }: Point, gap: number, radius: number): string {
    const straight = SQUARE - 2 * (gap + radius);
    const corner = (right: number, down: number): string =>
        `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`;
    return (
        `M${x + gap + radius} ${y + gap}h${straight}${corner(1, 1)}v${straight}${corner(-1, 1)}` +
        `h${-straight}${corner(-1, -1)}v${-straight}${corner(1, -1)}z`
    );
}
