import { expect, test } from "vitest";
import { SIZE, STATIONS } from "../geometry";
import { BARE } from "../lines";
import { type BoardLook, Shown } from "./shown.svelte";

const SQUARES = SIZE * SIZE;

const tilesWith = (square: number, tile: string): (string | null)[] =>
    Array.from({ length: SQUARES }, (_, index) => (index === square ? tile : null));

const pictureWith = (square: number, tile: string): BoardLook => ({
    tiles: tilesWith(square, tile),
    flying: new Set([square]),
    dropping: new Set(),
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

test("lines are drawn on some squares first, and then everywhere", () => {
    const shown = new Shown();
    const looks = Array.from({ length: SQUARES }, (_, square) => `open-red ${square}`);
    shown.begin(new Set([3, 5]), looks);
    expect(shown.looks.flatMap((look, square) => (look === BARE ? [] : [square]))).toEqual([3, 5]);
    expect(new Set(shown.stations)).toEqual(new Set(["bare"]));
    const network = { looks, stations: STATIONS.map(() => "open-red"), scored: STATIONS.map(() => true) };
    shown.grow(network);
    expect([shown.looks, shown.stations, shown.scored]).toEqual([looks, network.stations, network.scored]);
});
