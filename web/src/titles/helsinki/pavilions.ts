// The tiles on a player board. The board lists roofs by colour; the log says which of them form a tile.

import type { HelsinkiScene } from "./scene";
import type { LogEntry, PlayerBoard } from "../../protocol";
import { type Cell, cellOf, COLOURS, readCard, roofOf, type TileColour } from "./pieces";

export interface Tile {
    // A tile keeps its name throughout the game.
    name: string;
    colour: TileColour;
    roofs: number[];
    cells: Cell[];
}

export interface Placed {
    seat: number;
    colour: TileColour;
    roofs: number[];
}

// The tiles that an entry of the log has put on a board.
export function placedBy(entry: LogEntry): Placed[] {
    return entry.effects.flatMap((effect): Placed[] => {
        if (effect.code === "built") {
            const { seat, card, roofs } = effect.arguments;
            return [{ seat, colour: readCard(card)!.colour, roofs }];
        }
        if (effect.code !== "wild-placed") return [];
        return [{ seat: effect.arguments.seat, colour: "wild", roofs: [effect.arguments.roof] }];
    });
}

export function tilesOf(scene: HelsinkiScene, seat: number): Tile[] {
    const board = scene.board.seats[seat]!;
    const loose = new Map<TileColour, Set<number>>([["wild", new Set(board.wild)]]);
    for (const colour of COLOURS) loose.set(colour, new Set(board.pavilions[colour] ?? []));
    const tiles: Tile[] = [];
    for (const placed of scene.log.flatMap(placedBy)) {
        const left = loose.get(placed.colour)!;
        if (placed.seat !== seat || !placed.roofs.every((roof) => left.has(roof))) continue;
        placed.roofs.forEach((roof) => left.delete(roof));
        tiles.push(tile(placed.colour, placed.roofs));
    }
    for (const [colour, roofs] of loose) tiles.push(...joined(roofs).map((group) => tile(colour, group)));
    return tiles;
}

const tile = (colour: TileColour, roofs: number[]): Tile => ({
    name: `${colour} ${roofs.join(" ")}`,
    colour,
    roofs,
    cells: roofs.map(cellOf),
});

// If the log does not say (a lesson begins in the middle of a game), roofs that touch are one tile.
function joined(roofs: ReadonlySet<number>): number[][] {
    const left = new Set(roofs);
    const groups: number[][] = [];
    for (const first of roofs) {
        if (!left.delete(first)) continue;
        const group = [first];
        for (const roof of group) group.push(...neighbours(roof).filter((next) => left.delete(next)));
        groups.push(group.sort((one, other) => one - other));
    }
    return groups;
}

// Of some roofs, the one whose row and column are built up most.
export function fullest(board: PlayerBoard, roofs: readonly number[]): number | undefined {
    const built = [...COLOURS.flatMap((colour) => board.pavilions[colour] ?? []), ...board.wild].map(cellOf);
    const crowd = (roof: number): number => {
        const [row, column] = cellOf(roof);
        return built.filter((cell) => cell[0] === row || cell[1] === column).length;
    };
    return roofs.toSorted((one, other) => crowd(other) - crowd(one))[0];
}

export function neighbours(roof: number): number[] {
    const [row, column] = cellOf(roof);
    const around: Cell[] = [
        [row - 1, column],
        [row, column + 1],
        [row + 1, column],
        [row, column - 1],
    ];
    return around.filter((cell) => cell.every((line) => line >= 0 && line < 7)).map(roofOf);
}
