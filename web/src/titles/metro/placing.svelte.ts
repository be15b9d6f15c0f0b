// Laying a tile: which one, how it is turned, where it is pointed to, and what it would do there.

import type { Carried, Drawn } from "../../parts/dragging";
import type { Move, MoveOf, Previewed, Reason } from "../../protocol";
import type { MetroTurn } from "./part.svelte";

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

type Lay = MoveOf<"lay">;
export const isLay = (move: Move | null): move is Lay => move?.[0] === "lay";

export class Placing {
    #picked: string | null = $state(null);
    #turns = $state(0);
    #pointed: number | null = $state(null);
    #turn: MetroTurn;
    // The ghost before: a click where it is already pointed to changes nothing that is drawn or said of it.
    #ghost: Ghost | null = null;

    constructor(turn: MetroTurn, before: Placing | null) {
        this.#turn = turn;
        if (!before) return;
        // The tile in hand stays as it was turned, and the pointer rests on its square while the game continues.
        this.#picked = before.#picked;
        this.#turns = before.#turns;
        this.#pointed = before.#pointed;
        this.#aim();
    }

    // The legal ways to lay a tile.
    lays: Lay[] = $derived.by(() => this.#turn.matching("lay"));

    // The tiles in hand; a drawn one comes last.
    held: string[] = $derived.by(() => {
        const { hand, board } = this.#turn.scene;
        if (board.solo) return board.solo.open_tiles;
        if (!hand) return [];
        return hand.drawn ? [...hand.tiles, hand.drawn] : hand.tiles;
    });

    // Those of them that may be laid now.
    layable: Set<string> = $derived(new Set(this.lays.map((move) => move[1])));

    tile: string | null = $derived.by(() => {
        const { chosen } = this.#turn;
        if (isLay(chosen)) return chosen[1];
        if (this.#picked && this.layable.has(this.#picked)) return this.#picked;
        return this.held.findLast((tile) => this.layable.has(tile)) ?? null;
    });

    // The turns that make a difference and can be laid.
    orientations: number[] = $derived(
        [...new Set(this.lays.filter((move) => move[1] === this.tile).map((move) => move[2]))].sort(
            (one, other) => one - other,
        ),
    );

    turns: number = $derived.by(() => {
        const { chosen } = this.#turn;
        if (isLay(chosen)) return chosen[2];
        return this.orientations.includes(this.#turns) ? this.#turns : (this.orientations[0] ?? 0);
    });

    lit: Set<number> = $derived(
        new Set(this.lays.filter((move) => move[1] === this.tile && move[2] === this.turns).map((move) => move[3])),
    );

    // Where the chosen tile lies; null also if something else is chosen, such as drawing another one.
    chosenSquare: number | null = $derived.by(() => {
        const { chosen } = this.#turn;
        return isLay(chosen) ? chosen[3] : null;
    });

    // The tile where it would go: the chosen square, or else the one pointed at.
    ghost: Ghost | null = $derived.by(() => {
        const { chosen } = this.#turn;
        const move = isLay(chosen) ? chosen : this.#aimed;
        if (!move || (move !== chosen && !this.lit.has(move[3]))) return null;
        const [, tile, turns, square] = move;
        const ghost = { square, tile: asTurned(tile, turns), preview: this.#turn.foreseen(move) };
        if (!this.#ghost || !isAlike(this.#ghost, ghost)) this.#ghost = ghost;
        return this.#ghost;
    });

    // Where it cannot go, and why.
    refused: Refused | null = $derived.by(() => {
        const { chosen, refused, refusal } = this.#turn;
        if (chosen) return null;
        if (isLay(refused) && refusal) return refusedAt(refused, refusal, true);
        const move = this.#aimed;
        const known = move && !this.lit.has(move[3]) ? this.#turn.known(move) : null;
        return move && known && "code" in known ? refusedAt(move, known, false) : null;
    });

    get pointed(): number | null {
        return this.#pointed;
    }

    pick(tile: string): void {
        if (this.#turn.chosen) this.#turn.cancel();
        this.#picked = tile;
        this.#turns = 0;
        this.#aim();
    }

    turn(by: 1 | -1): void {
        const count = this.orientations.length;
        if (count < 2) return;
        const { chosen } = this.#turn;
        const next = this.orientations[(this.orientations.indexOf(this.turns) + by + count) % count]!;
        this.#picked = this.tile;
        this.#turns = next;
        if (isLay(chosen)) void this.#turn.choose(["lay", chosen[1], next, chosen[3]]);
        else this.#aim();
    }

    point(square: number | null): void {
        if (this.#pointed === square) return;
        this.#pointed = square;
        this.#aim();
    }

    // Choose a square; if the tile is already there, lay it.
    press(square: number): void {
        if (this.chosenSquare === square) void this.#turn.confirm();
        else this.choose(square);
    }

    // Choose a square for the tile, possible or not: the server says why not.
    choose(square: number): void {
        if (this.tile) void this.#turn.choose(this.#lay(this.tile, square));
        else this.#askWhyNot(square);
    }

    // Take up a tile, from the hand or from the square where it lies: it is chosen where it is let go, or goes back.
    take(tile: string | null, picture?: Drawn): Carried | null {
        if (!tile || !this.layable.has(tile)) return null;
        const { chosen } = this.#turn;
        const squareOf = (place: Element | null): number | null => {
            const square = place?.getAttribute("data-square") ?? null;
            return square === null ? null : Number(square);
        };
        return {
            ...(picture && { picture }),
            places: "[data-square]",
            over: (place) => this.#carry(tile, squareOf(place)),
            drop: (place) => {
                const square = squareOf(place);
                if (square === null) return false;
                const isOpen = this.lit.has(square);
                if (isOpen) void this.#turn.bring(this.#lay(tile, square));
                // Nothing else can be read there: the reason may.
                else if (!chosen) void this.#turn.insist(this.#lay(tile, square));
                return isOpen;
            },
            back: () => {
                this.point(null);
                if (chosen) void this.#turn.suggest(chosen);
            },
        };
    }

    #carry(tile: string, square: number | null): void {
        const { turns } = this;
        if (this.#turn.chosen ?? this.#turn.refusal) this.#turn.cancel();
        if (tile === this.tile) this.#turns = turns;
        this.#picked = tile;
        this.point(square);
    }

    // Ask for a tile that cannot be laid now, on a square where another can: the server says why not.
    insist(tile: string): void {
        const [square] = this.lit;
        if (square !== undefined) void this.#turn.choose(["lay", tile, 0, square]);
    }

    // No tile can be laid now: whichever one is tried, the server says what comes first.
    #askWhyNot(square: number): void {
        const [any] = [...this.held, ...Object.keys(this.#turn.scene.board.unseen)];
        if (any) void this.#turn.insist(["lay", any, 0, square]);
    }

    #lay(tile: string, square: number): Lay {
        return ["lay", tile, this.turns, square];
    }

    // The tile on the square that is pointed at.
    get #aimed(): Lay | null {
        return this.tile && this.#pointed !== null ? this.#lay(this.tile, this.#pointed) : null;
    }

    // Occupied squares explain themselves; only a click asks about them.
    #aim(): void {
        const move = this.#aimed;
        const isAsked = move && !this.#turn.chosen && this.#turn.scene.board.squares[move[3]] === null;
        this.#turn.point(isAsked ? move : null);
    }
}

const isAlike = (one: Ghost, other: Ghost): boolean =>
    one.square === other.square && one.tile === other.tile && one.preview === other.preview;

const refusedAt = ([, tile, turns, square]: Lay, reason: Reason, wasAsked: boolean): Refused => ({
    square,
    tile: asTurned(tile, turns),
    reason,
    wasAsked,
});
