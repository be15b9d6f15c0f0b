// Laying a tile: which one, how it is turned, where it is pointed to, and what it would do there.

import { untrack } from "svelte";
import type { Turn } from "../../turn/turn.svelte";
import { isLasting, same } from "../../turn/turn.svelte";
import type { MetroScene } from "./scene";
import type { Move, Previewed, Reason } from "../../protocol";

// How long a square is pointed at before the server is asked.
const PAUSE = 80;
// How long to wait after an answer that may soon change.
const AGAIN = 1000;

export interface Ghost {
    square: number;
    tile: string;
    preview: Previewed | null;
}
export interface Refused {
    square: number;
    // As it would lie there.
    tile: string;
    reason: Reason;
    // Whether the player insisted: then the answer is shown apart from the board.
    wasAsked: boolean;
}

export const asTurned = (tile: string, turns: number): string =>
    turns ? tile.slice(-turns) + tile.slice(0, -turns) : tile;

const isLay = (move: Move | null): move is ["lay", string, number, number] => move?.[0] === "lay";

export class Placing {
    #picked: string | null = $state(null);
    #turns = $state(0);
    #pointed: number | null = $state(null);
    #answer: { moment: string; move: Move; answer: Previewed | Reason } | null = $state.raw(null);
    #timer = 0;
    #scene: () => MetroScene;
    #turn: () => Turn | null;

    constructor(scene: () => MetroScene, turn: () => Turn | null) {
        this.#scene = scene;
        this.#turn = turn;
        $effect(() => {
            // A pointer can rest on a square while the game continues.
            if (this.#scene().moment && this.tile) untrack(() => this.#ask());
        });
    }

    // The legal ways to lay a tile.
    lays: Move[] = $derived.by(() => this.#turn()?.matching("lay") ?? []);

    // The tiles in hand; a drawn one comes last.
    held: string[] = $derived.by(() => {
        const { hand, board } = this.#scene();
        if (board.solo) return board.solo.open_tiles;
        if (!hand) return [];
        return hand.drawn ? [...hand.tiles, hand.drawn] : hand.tiles;
    });

    // Those of them that may be laid now.
    layable: Set<string> = $derived(new Set(this.lays.map((move) => String(move[1]))));

    tile: string | null = $derived.by(() => {
        const { chosen } = this.#turn() ?? { chosen: null };
        if (isLay(chosen)) return chosen[1];
        if (this.#picked && this.layable.has(this.#picked)) return this.#picked;
        return this.held.findLast((tile) => this.layable.has(tile)) ?? null;
    });

    // The turns that make a difference and can be laid.
    orientations: number[] = $derived(
        [...new Set(this.lays.filter((move) => move[1] === this.tile).map((move) => Number(move[2])))].sort(
            (one, other) => one - other,
        ),
    );

    turns: number = $derived.by(() => {
        const { chosen } = this.#turn() ?? { chosen: null };
        if (isLay(chosen)) return chosen[2];
        return this.orientations.includes(this.#turns) ? this.#turns : (this.orientations[0] ?? 0);
    });

    lit: Set<number> = $derived(
        new Set(
            this.lays.filter((move) => move[1] === this.tile && move[2] === this.turns).map((move) => Number(move[3])),
        ),
    );

    // The tile where it would go: the chosen square, or else the one pointed at.
    ghost: Ghost | null = $derived.by(() => {
        const turn = this.#turn();
        if (turn && isLay(turn.chosen)) {
            const [, tile, turns, square] = turn.chosen;
            const known = this.#known(turn.chosen);
            const preview = turn.preview ?? (known && !("code" in known) ? known : null);
            return { square, tile: asTurned(tile, turns), preview };
        }
        const square = this.#pointed;
        if (square === null || !this.tile || !this.lit.has(square)) return null;
        const known = this.#known(this.#move(square));
        return {
            square,
            tile: asTurned(this.tile, this.turns),
            preview: known && !("code" in known) ? known : null,
        };
    });

    // Where it cannot go, and why.
    refused: Refused | null = $derived.by(() => {
        const turn = this.#turn();
        if (!turn || turn.chosen) return null;
        if (isLay(turn.refused) && turn.refusal)
            return {
                square: turn.refused[3],
                tile: asTurned(turn.refused[1], turn.refused[2]),
                reason: turn.refusal,
                wasAsked: true,
            };
        const square = this.#pointed;
        if (square === null || !this.tile || this.lit.has(square)) return null;
        const known = this.#known(this.#move(square));
        if (!known || !("code" in known)) return null;
        return { square, tile: asTurned(this.tile, this.turns), reason: known, wasAsked: false };
    });

    get pointed(): number | null {
        return this.#pointed;
    }

    pick(tile: string): void {
        const turn = this.#turn();
        if (turn?.chosen) turn.cancel();
        this.#picked = tile;
        this.#turns = 0;
        this.#ask();
    }

    turn(by: 1 | -1): void {
        const count = this.orientations.length;
        if (count < 2) return;
        const turn = this.#turn();
        const chosen = turn?.chosen ?? null;
        const next = this.orientations[(this.orientations.indexOf(this.turns) + by + count) % count]!;
        this.#picked = this.tile;
        this.#turns = next;
        if (isLay(chosen)) void turn?.choose(["lay", chosen[1], next, chosen[3]]);
        else this.#ask();
    }

    point(square: number | null): void {
        if (this.#pointed === square) return;
        this.#pointed = square;
        this.#ask();
    }

    // Choose a square for the tile, possible or not: the server says why not.
    choose(square: number): void {
        if (this.tile) void this.#turn()?.choose(this.#move(square));
        else void this.#askWhyNot(square);
    }

    // Ask for a tile that cannot be laid now, on a square where another can: the server says why not.
    insist(tile: string): void {
        const [square] = this.lit;
        if (square !== undefined) void this.#turn()?.choose(["lay", tile, 0, square]);
    }

    // No tile can be laid now: whichever one is tried, the server says what comes first.
    async #askWhyNot(square: number): Promise<void> {
        const turn = this.#turn();
        const [any] = [...this.held, ...Object.keys(this.#scene().board.unseen)];
        if (!turn?.isDue || !any) return;
        turn.cancel();
        const answer = await turn.peek(["lay", any, 0, square]);
        if ("code" in answer) turn.refusal = answer;
    }

    #move(square: number): Move {
        return ["lay", this.tile!, this.turns, square];
    }

    #known(move: Move): Previewed | Reason | null {
        const known = this.#answer;
        return known?.moment === this.#scene().moment && same(known.move, move) ? known.answer : null;
    }

    // Occupied squares explain themselves; only a click asks about them.
    #ask(pause = PAUSE): void {
        clearTimeout(this.#timer);
        const square = this.#pointed;
        const turn = this.#turn();
        if (!turn || square === null || !this.tile) return;
        if (turn.chosen || this.#scene().board.squares[square] !== null) return;
        const move = this.#move(square);
        const { moment } = this.#scene();
        this.#timer = window.setTimeout(() => {
            void turn.peek(move).then((answer) => {
                if (this.#pointed !== square || !same(move, this.#move(square))) return;
                if (isLasting(answer)) this.#answer = { moment, move, answer };
                else this.#ask(AGAIN);
            });
        }, pause);
    }
}
