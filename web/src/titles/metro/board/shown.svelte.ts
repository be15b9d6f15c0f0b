// What every square and station shows, each stored separately, so that a change of the board, or of what is pointed at,
// touches only the squares it concerns.

import { untrack } from "svelte";
import { SIZE, STATIONS } from "../geometry";

const SQUARES = SIZE * SIZE;

export interface Picture {
    tiles: (string | null)[];
    // How the tracks of each square look, in one word.
    looks: string[];
    dropping: ReadonlySet<number>;
    stations: string[];
    scored: boolean[];
}

export interface Meaning {
    lit: ReadonlySet<number>;
    chosen: number | null;
    // The identity of a line: if it is the same, its description need not change.
    lines: string[];
}

export class Shown {
    tiles: (string | null)[] = $state(Array<string | null>(SQUARES).fill(null));
    looks: string[] = $state(Array<string>(SQUARES).fill(""));
    lit: boolean[] = $state(Array<boolean>(SQUARES).fill(false));
    chosen: boolean[] = $state(Array<boolean>(SQUARES).fill(false));
    dropping: boolean[] = $state(Array<boolean>(SQUARES).fill(false));
    stations: string[] = $state(Array<string>(STATIONS.length).fill("bare"));
    scored: boolean[] = $state(Array<boolean>(STATIONS.length).fill(false));
    lines: string[] = $state(Array<string>(STATIONS.length).fill(""));

    draw(picture: Picture): void {
        untrack(() => {
            put(this.tiles, (square) => picture.tiles[square] ?? null);
            put(this.looks, (square) => picture.looks[square]!);
            put(this.dropping, (square) => picture.dropping.has(square));
            put(this.stations, (index) => picture.stations[index]!);
            put(this.scored, (index) => picture.scored[index]!);
        });
    }

    tell(meaning: Meaning): void {
        untrack(() => {
            put(this.lit, (square) => meaning.lit.has(square));
            put(this.chosen, (square) => meaning.chosen === square);
            put(this.lines, (index) => meaning.lines[index]!);
        });
    }
}

// What was shown last, outside the reactive state: comparing with it costs nothing.
const last = new WeakMap<object, unknown[]>();

function put<Value>(target: Value[], valueAt: (index: number) => Value): void {
    const known = (last.get(target) ?? [...target]) as Value[];
    last.set(target, known);
    for (let index = 0; index < known.length; index++) {
        const value = valueAt(index);
        if (known[index] === value) continue;
        known[index] = value;
        target[index] = value;
    }
}
