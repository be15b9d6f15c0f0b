// The tracks of a tile as paths of lines and arcs. Only the track that enters over the top edge is defined; the others
// are the same, turned. A rail is its track with the lane moved.

import { beside, LANE, squareAt, SQUARE, STATIONS, turned, type Point } from "./geometry";
import type { Line } from "../../protocol";

export const EDGES = [0, 1, 2, 3] as const;
const GAUGE = 4.2;
// The straight bit before a U-turn.
const LEG = 3;
// The exit relative to the entrance, clockwise in quarter turns.
const LETTERS = ["d", "b", "a", "c"];
// How far the departure track reaches into the frame.
const REACH = 50;

type Command = { x: number; y: number; radius?: number; sweep?: 0 | 1 };

function commands(letter: string, offset: number): Command[] {
    const lane = LANE + offset;
    const start = { x: lane, y: 0 };
    if (letter === "a") return [start, { x: lane, y: SQUARE }];
    if (letter === "b") return [start, { x: SQUARE, y: SQUARE - lane, radius: SQUARE - lane, sweep: 0 }];
    if (letter === "c") return [start, { x: 0, y: lane, radius: lane, sweep: 1 }];
    return [
        start,
        { x: lane, y: LEG },
        { x: SQUARE - lane, y: LEG, radius: SQUARE / 2 - lane, sweep: 0 },
        { x: SQUARE - lane, y: 0 },
    ];
}

const short = (value: number): number => Math.round(value * 100) / 100;

function drawn(letter: string, edge: number, offset: number, origin: Point): string {
    return commands(letter, offset)
        .map((command, index) => {
            const at = turned(edge, command.x, command.y);
            const to = `${short(origin.x + at.x)} ${short(origin.y + at.y)}`;
            if (command.radius) return `A${short(command.radius)} ${short(command.radius)} 0 0 ${command.sweep} ${to}`;
            return `${index === 0 ? "M" : "L"}${to}`;
        })
        .join("");
}

export interface Track {
    centre: string;
    rails: string;
}

const TRACKS = new Map<string, Track>();

// The track of a tile over which a train enters by an edge: in the tile's own coordinates, or in the board's if it is
// on a square. A drawing without transforms is one piece for the browser, however many tiles there are.
export function trackOf(tile: string, edge: number, square = 0): Track {
    const letter = tile[edge]!;
    const name = `${letter}${edge} ${square}`;
    let track = TRACKS.get(name);
    if (!track) {
        const origin = squareAt(square);
        const rails = drawn(letter, edge, -GAUGE, origin) + drawn(letter, edge, GAUGE, origin);
        track = { centre: drawn(letter, edge, 0, origin), rails };
        TRACKS.set(name, track);
    }
    return track;
}

// The track of a line on a square it crosses, in the board's coordinates.
export const crossing = ([square, entrance, exit]: Line["path"][number]): Track =>
    trackOf(" ".repeat(entrance) + LETTERS[(exit - entrance + 4) % 4]!, entrance, square);

// A straight track beside the first square of a station, from the wall outwards.
export function stub(station: number, along: number, length: number): Track {
    const straight = (offset: number): string => {
        const from = beside(station, along + offset, 0);
        const to = beside(station, along + offset, length);
        return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    };
    return { centre: straight(0), rails: straight(-GAUGE) + straight(GAUGE) };
}

// The whole line in the board's coordinates, from its wagon on: the points that a train runs through. Lines from the
// central station have no wagon and begin on their first tile.
export function courseOf(line: Line): Point[] {
    const crossed = line.path.flatMap(([square, entrance, exit]) => {
        const origin = squareAt(square);
        return samples(LETTERS[(exit - entrance + 4) % 4]!).map((point) => {
            const at = turned(entrance, point.x, point.y);
            return { x: origin.x + at.x, y: origin.y + at.y };
        });
    });
    return line.station <= STATIONS.length ? [beside(line.station, LANE, REACH), ...crossed] : crossed;
}

// Where a line ends at the moment: a little beyond the edge of the last tile.
export function headOf(line: Line): Point {
    const last = line.path.at(-1);
    if (!last) return beside(line.station, LANE, -13);
    const [square, , exit] = last;
    const origin = squareAt(square);
    const at = turned(exit, SQUARE - LANE, -14);
    return { x: origin.x + at.x, y: origin.y + at.y };
}

const BETWEEN = new Map<string, number>();

// How near two tracks of a tile come to each other, by their edges of entrance.
export function between(tile: string, edge: number, other: number): number {
    const name = `${tile[edge]}${edge} ${tile[other]}${other}`;
    let least = BETWEEN.get(name);
    if (least === undefined) {
        const others = samplesOf(tile, other);
        least = Math.min(
            ...samplesOf(tile, edge).flatMap(({ x, y }) => others.map((at) => Math.hypot(at.x - x, at.y - y))),
        );
        BETWEEN.set(name, least);
    }
    return least;
}

// The edge over which the train enters whose track of this tile is nearest to a point, if one is near.
export function nearestEdge(tile: string, x: number, y: number): number | null {
    let best = 12;
    let nearest: number | null = null;
    for (const edge of EDGES)
        for (const at of samplesOf(tile, edge)) {
            const distance = Math.hypot(at.x - x, at.y - y);
            if (distance < best) [best, nearest] = [distance, edge];
        }
    return nearest;
}

// Points of the track of a tile over which a train enters by an edge.
const samplesOf = (tile: string, edge: number): Point[] => samples(tile[edge]!).map(({ x, y }) => turned(edge, x, y));

const STEPS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

function samples(letter: string): Point[] {
    if (letter === "a") return STEPS.map((step) => ({ x: LANE, y: SQUARE * step }));
    const round = (centre: Point, radius: number, from: number, to: number): Point[] =>
        STEPS.map((step) => {
            const angle = Math.PI * (from + (to - from) * step);
            return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
        });
    if (letter === "b") return round({ x: SQUARE, y: 0 }, SQUARE - LANE, 1, 0.5);
    if (letter === "c") return round({ x: 0, y: 0 }, LANE, 0, 0.5);
    return round({ x: SQUARE / 2, y: LEG }, SQUARE / 2 - LANE, 1, 0);
}
