// What every square and station shows, each stored separately, so that a change of the board, or of what is pointed at,
// touches only the squares it concerns.

import { untrack } from "svelte";
import { SIZE, STATIONS } from "../geometry";
import { BARE } from "../lines";

const SQUARES = SIZE * SIZE;

export interface BoardLook {
    tiles: (string | null)[];
    // The squares whose tiles are still in the air: what lies there is known, but not drawn yet.
    flying: ReadonlySet<number>;
    dropping: ReadonlySet<number>;
}

// What lines look like.
export interface Network {
    // How the tracks of each square look, in one word.
    looks: string[];
    stations: string[];
    scored: boolean[];
}

export interface Meaning {
    // The tiles as words name them.
    named: (string | null)[];
    lit: ReadonlySet<number>;
    chosen: number | null;
    // The identity of a line: if it is the same, its description need not change.
    lines: string[];
}

export class Shown {
    tiles: (string | null)[] = $state(Array<string | null>(SQUARES).fill(null));
    named: (string | null)[] = $state(Array<string | null>(SQUARES).fill(null));
    looks: string[] = $state(Array<string>(SQUARES).fill(BARE));
    lit: boolean[] = $state(Array<boolean>(SQUARES).fill(false));
    chosen: boolean[] = $state(Array<boolean>(SQUARES).fill(false));
    flying: boolean[] = $state(Array<boolean>(SQUARES).fill(false));
    dropping: boolean[] = $state(Array<boolean>(SQUARES).fill(false));
    stations: string[] = $state(Array<string>(STATIONS.length).fill("bare"));
    scored: boolean[] = $state(Array<boolean>(STATIONS.length).fill(false));
    lines: string[] = $state(Array<string>(STATIONS.length).fill(""));

    readonly #put = {
        tiles: comparing(this.tiles),
        named: comparing(this.named),
        looks: comparing(this.looks),
        lit: comparing(this.lit),
        chosen: comparing(this.chosen),
        flying: comparing(this.flying),
        dropping: comparing(this.dropping),
        stations: comparing(this.stations),
        scored: comparing(this.scored),
        lines: comparing(this.lines),
    };

    draw(look: BoardLook): void {
        untrack(() => {
            this.#put.tiles((square) => look.tiles[square] ?? null);
            this.#put.flying((square) => look.flying.has(square));
            this.#put.dropping((square) => look.dropping.has(square));
        });
    }

    // Show the lines on some squares only.
    begin(squares: ReadonlySet<number>, looks: string[]): void {
        untrack(() => this.#put.looks((square) => (squares.has(square) ? looks[square]! : this.looks[square]!)));
    }

    // Show the lines everywhere.
    grow(network: Network): void {
        untrack(() => {
            this.#put.looks((square) => network.looks[square]!);
            this.#put.stations((index) => network.stations[index]!);
            this.#put.scored((index) => network.scored[index]!);
        });
    }

    tell(meaning: Meaning): void {
        untrack(() => {
            this.#put.named((square) => meaning.named[square] ?? null);
            this.#put.lit((square) => meaning.lit.has(square));
            this.#put.chosen((square) => meaning.chosen === square);
            this.#put.lines((index) => meaning.lines[index]!);
        });
    }
}

// Put values into a row of the reactive state. What it shows is known outside of it, too: comparing with that costs nothing.
function comparing<Value>(row: Value[]): (valueAt: (index: number) => Value) => void {
    const known = untrack(() => [...row]);
    return (valueAt) => {
        for (let index = 0; index < known.length; index++) {
            const value = valueAt(index);
            if (known[index] === value) continue;
            known[index] = value;
            row[index] = value;
        }
    };
}
