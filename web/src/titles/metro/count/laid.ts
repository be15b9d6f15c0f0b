// The tiles of a count sheet: four letters, a row and a column for each, in any order.

import { SIZE } from "../geometry";

const LENGTH = 6;
const TILE = /([a-d]{4})([0-7])([0-7])/g;

// Which tile lies on which square.
export type Laid = ReadonlyMap<number, string>;

export const laidIn = (text: string): Laid =>
    new Map(
        [...text.replaceAll(/\s/g, "").matchAll(TILE)].map(([, tile, row, column]) => [
            SIZE * Number(row) + Number(column),
            tile!,
        ]),
    );

// Whether nothing else is written there, and no square twice.
export const isWholly = (text: string): boolean => LENGTH * laidIn(text).size === text.replaceAll(/\s/g, "").length;

export const textOf = (laid: Laid): string =>
    [...laid]
        .sort(([one], [other]) => one - other)
        .map(([square, tile]) => `${tile}${Math.floor(square / SIZE)}${square % SIZE}`)
        .join(" ");

// A tap lays the tile, in place of another one, or takes it away if it lies there already; null always takes away.
export function tapped(laid: Laid, square: number, tile: string | null): Laid {
    const next = new Map(laid);
    if (tile === null || laid.get(square) === tile) next.delete(square);
    else next.set(square, tile);
    return next;
}

// A tile turned clockwise: what began at its left side begins at its top.
export const turned = (tile: string): string => tile.slice(-1) + tile.slice(0, -1);

// What is the same for a tile however it is turned.
export const family = (tile: string): string =>
    [tile, turned(tile), turned(turned(tile)), turned(turned(turned(tile)))].sort()[0]!;

export type Counts = Readonly<Record<string, number>>;

// How many there are of each tile in the box; if tiles can be turned, of each family.
export function supply(box: Counts, canTurn: boolean): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [tile, count] of Object.entries(box)) {
        const kind = canTurn ? family(tile) : tile;
        counts.set(kind, (counts.get(kind) ?? 0) + count);
    }
    return counts;
}
