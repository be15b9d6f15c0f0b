// The names and parts of Helsinki's pieces: tiles, cards, players, sides.

import type { HelsinkiBoard } from "../../protocol";
import type { HelsinkiColour } from "./scene";

export type TileColour = HelsinkiColour | "wild";
export type PlayerColour = "red" | "green" | "blue" | "yellow";
export type Side = "north" | "east" | "south" | "west";
export type Action = HelsinkiBoard["covered"][number];
// Row and column; the roof of a board that has it is 7 × row + column.
export type Cell = readonly [row: number, column: number];

export const SIZE = 7;
export const STATUE = 24;
export const COLOURS: readonly HelsinkiColour[] = ["purple", "green", "red", "blue", "yellow"];
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const ACTIONS: readonly Action[] = [
    ...(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"] as const),
    ...(["A9", "A10", "A11", "A12", "A13", "A14", "A15"] as const),
];
export const WILD_LETTER = "W";

const PLAYERS: readonly PlayerColour[] = ["red", "green", "blue", "yellow"];
// Drawn around 0,0 in a square of about 56.
const GLYPHS: Record<PlayerColour, string> = {
    red: "M0-26 26 0 0 26-26 0Z",
    green: "M0-28 27 20H-27Z",
    blue: "M-21-21H21V21H-21Z",
    yellow: "M0-30 8-10 29-9 12 5 18 26 0 14-18 26-12 5-29-9-8-10Z",
};

export const playerColour = (seat: number): PlayerColour => PLAYERS[seat] ?? "red";
export const playerGlyph = (seat: number): string => GLYPHS[playerColour(seat)];

// The side from which a player's tiles come: that of their senate space.
export const sideOf = ({ senate, pawns }: Pick<HelsinkiBoard, "senate" | "pawns">, seat: number): Side =>
    senate[pawns?.[seat] ?? 0]![0];

export interface PavilionCard {
    name: string;
    colour: HelsinkiColour;
    number: number;
    size: number;
    superstructures: number;
}

const CARD = /^(purple|green|red|blue|yellow)-(\d)-(\d)-(\d)$/;

// Null for a wild card.
export function readCard(name: string): PavilionCard | null {
    const match = CARD.exec(name);
    const colour = COLOURS.find((one) => one === match?.[1]);
    if (!match || !colour) return null;
    const [number = 0, size = 0, superstructures = 0] = match.slice(2).map(Number);
    return { name, colour, number, size, superstructures };
}

const shapes = new Map<string, Cell[]>();

// "xx/x." as cells.
export function readShape(rows: string): Cell[] {
    let cells = shapes.get(rows);
    if (!cells) {
        cells = rows
            .split("/")
            .flatMap((row, index) =>
                [...row].flatMap((sign, column): Cell[] => (sign === "x" ? [[index, column]] : [])),
            );
        shapes.set(rows, cells);
    }
    return cells;
}

// Which tiles there are, with their shapes.
export type Supply = Pick<HelsinkiBoard, "supply">;

export const supplyOf = (board: Supply, colour: HelsinkiColour, size: number) =>
    board.supply.find((tiles) => tiles.colour === colour && tiles.roofs === size);

export function shapeOf(board: Supply, colour: HelsinkiColour, size: number): Cell[] {
    return readShape(supplyOf(board, colour, size)?.shape ?? "x");
}

export const cellOf = (roof: number): Cell => [Math.floor(roof / SIZE), roof % SIZE];
export const roofOf = ([row, column]: Cell): number => SIZE * row + column;
