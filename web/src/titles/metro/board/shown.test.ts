import { expect, test } from "vitest";
import { SIZE, STATIONS } from "../geometry";
import { type BoardLook, Shown } from "./shown.svelte";

const SQUARES = SIZE * SIZE;

const tilesWith = (square: number, tile: string): (string | null)[] =>
    Array.from({ length: SQUARES }, (_, index) => (index === square ? tile : null));

const pictureWith = (square: number, tile: string): BoardLook => ({
    tiles: tilesWith(square, tile),
    looks: Array<string>(SQUARES).fill(""),
    flying: new Set([square]),
    dropping: new Set(),
    stations: STATIONS.map(() => "bare"),
    scored: STATIONS.map(() => false),
});

test("a board shows the newest picture and meaning, whatever it showed before", () => {
    const shown = new Shown();
    shown.draw(pictureWith(3, "aaaa"));
    shown.draw(pictureWith(5, "bbbb"));
    shown.tell({ named: tilesWith(3, "aaaa"), lit: new Set([1, 2]), chosen: 1, lines: STATIONS.map(String) });
    shown.tell({ named: tilesWith(5, "bbbb"), lit: new Set([2]), chosen: null, lines: STATIONS.map(String) });
    const where = (row: readonly unknown[]): number[] => row.flatMap((value, index) => (value ? [index] : []));
    expect([where(shown.tiles), where(shown.flying), where(shown.dropping)]).toEqual([[5], [5], []]);
    expect([where(shown.named), where(shown.lit), where(shown.chosen)]).toEqual([[5], [2], []]);
    expect(shown.lines).toEqual(STATIONS.map(String));
});
