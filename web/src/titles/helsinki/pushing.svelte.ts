// The tile about to be pushed: its orientation, its side and its lane.

import { same } from "../../turn/turn.svelte";
import type { Move, MoveOf } from "../../protocol";
import type { HelsinkiTurn } from "./plan.svelte";
import { type Cell, cellOf, readCard, roofOf, shapeOf, type Side, SIZE, type TileColour } from "./pieces";
import {
    cornered,
    depth,
    extent,
    inside,
    isAcross,
    laneOf,
    lanes,
    orientation,
    oriented,
    type Push,
    pushTo,
} from "./pushing";

// A legal push: the cells it ends on, and how the tile is held there.
interface Place {
    move: MoveOf<"push">;
    cells: Cell[];
    held: string;
}

export type Arrow = "left" | "right" | "up" | "down";

const OPPOSITE: Record<Side, Side> = { north: "south", east: "west", south: "north", west: "east" };
// Which arrow leads from a side straight over the board.
const INWARD: Record<Side, Arrow> = { north: "down", east: "left", south: "up", west: "right" };
// Walking on along a side past its last lane, and back past its first.
const AFTER: Record<Side, Side> = { north: "east", east: "south", south: "east", west: "south" };
const BEFORE: Record<Side, Side> = { north: "west", east: "north", south: "west", west: "north" };

// The cells where a push brings the tile to rest.
const cellsOf = ([, ...roofs]: MoveOf<"push">): Cell[] => roofs.map(cellOf);

export class Pushing {
    turns = $state(0);
    isFlipped = $state(false);
    side: Side = $state("north");
    lane = $state(0);
    // Is a push being shown without being chosen: under the pointer, or as a first proposal?
    isShown = $state(false);
    // Has the player fixed it with a click? Then it stays when the pointer leaves the board.
    isPinned = $state(false);

    #turn: HelsinkiTurn;

    // A tile in hand stays as it was held. The first of the legal resting places is proposed.
    constructor(turn: HelsinkiTurn, before: Pushing | null) {
        this.#turn = turn;
        if (before) ({ turns: this.turns, isFlipped: this.isFlipped, side: this.side, lane: this.lane } = before);
        const [first] = this.#legal;
        if (!first) return;
        this.side = this.sides[0] ?? this.side;
        this.#hold(first);
        this.isShown = true;
        this.settle();
    }

    #legal: MoveOf<"push">[] = $derived.by(() => this.#turn.matching("push"));
    #places: Place[] = $derived(
        this.#legal.map((move) => {
            const cells = cellsOf(move);
            return { move, cells, held: String(cornered(cells)) };
        }),
    );
    isDue = $derived(this.#legal.length > 0);

    get colour(): TileColour {
        return this.#card?.colour ?? "wild";
    }

    // The cells of the tile as it is held.
    cells: Cell[] = $derived.by(() => oriented(this.#shape, this.turns, this.isFlipped));

    #place: Place | null = $derived.by(() => this.#nearest(this.side));

    // If there is no legal place in this lane, the tile is tried just inside: the refusal says what is wrong.
    push: Push = $derived.by(() => pushTo(this.#place?.cells ?? inside(this.cells, this.side, this.lane), this.side));

    move: MoveOf<"push"> = $derived(this.#place?.move ?? ["push", ...this.push.rest.map(roofOf)]);
    isLegal = $derived(this.#place !== null);

    // The sides from which the server offers the tile; from another side, it says why not.
    get sides(): readonly Side[] {
        return this.#turn.scene.board.build?.sides ?? [];
    }

    // The first legal place on the way from this side in this lane, with the current orientation.
    #nearest(side: Side): Place | null {
        const held = String(this.cells);
        const fitting = this.#places.filter((place) => place.held === held && laneOf(place.cells, side) === this.lane);
        return fitting.sort((one, other) => depth(one.cells, side) - depth(other.cells, side))[0] ?? null;
    }

    // Hold the tile as for a push that was chosen elsewhere: in the list of all moves, or by a hint.
    chose(move: Move): void {
        const meant = this.#legal.find((one) => same(one, move));
        if (!meant) return;
        this.isShown = true;
        if (same(meant, this.move)) return;
        this.#hold(meant);
        this.isPinned = true;
    }

    // Show nothing until the pointer or a key moves or turns the tile again.
    putAway(): void {
        this.isShown = this.isPinned = false;
        this.#turn.point(null);
    }

    turn(): void {
        this.#keepMiddle(() => (this.turns = (this.turns + 1) % 4));
    }

    flip(): void {
        // As the player sees it: left and right swap, however the tile is turned.
        this.#keepMiddle(() => {
            this.isFlipped = !this.isFlipped;
            this.turns = (4 - this.turns) % 4;
        });
    }

    nudge(arrow: Arrow): void {
        const { side } = this;
        const isAlong = isAcross(side) === (arrow === "left" || arrow === "right");
        if (isAlong) this.#walk(arrow === "right" || arrow === "down" ? 1 : -1);
        else if (arrow === INWARD[side] && this.sides.includes(OPPOSITE[side])) this.side = OPPOSITE[side];
        this.settle();
    }

    // The pointer is at this place of the board, in cells; outside the grid it selects that side.
    point(column: number, row: number): void {
        const side = this.#sideAt(column, row);
        if (side) this.side = side;
        const { rows, columns } = extent(this.cells);
        const lane = isAcross(this.side) ? column - columns / 2 : row - rows / 2;
        this.lane = this.#within(Math.round(lane));
        this.#aim();
    }

    // Choose the push that is shown, legal or not.
    choose(): void {
        this.isPinned = true;
        this.#choose();
    }

    // A player who confirms every move sees the push as chosen at once; for experts, choosing makes the move.
    settle(): void {
        if (this.#turn.isOneTap) this.#aim();
        else this.#choose();
    }

    // Show the push, and soon what it would bring.
    #aim(): void {
        this.isShown = true;
        this.#turn.point(this.isLegal && !this.#turn.chosen ? this.move : null);
    }

    // Choose the next legal resting place with this roof; those with the current orientation come first.
    tap(cell: Cell): void {
        const roof = roofOf(cell);
        const held = String(this.cells);
        const places = this.#legal.filter((move) => move.slice(1).includes(roof));
        const isHeld = (move: MoveOf<"push">): boolean =>
            String(oriented(this.#shape, ...this.#holding(move))) === held;
        const ordered = [...places.filter(isHeld), ...places.filter((move) => !isHeld(move))];
        const chosen = this.#turn.chosen;
        const next = places[(places.findIndex((move) => same(move, chosen)) + 1) % places.length];
        const wanted = places.some((move) => same(move, chosen)) ? next : ordered[0];
        if (wanted) this.#hold(wanted);
        this.choose();
    }

    #sideAt(column: number, row: number): Side | null {
        const out: [Side, number][] = [
            ["north", -row],
            ["west", -column],
            ["south", row - SIZE],
            ["east", column - SIZE],
        ];
        const [farthest] = out.sort((one, other) => other[1] - one[1]);
        return farthest![1] > 0 ? farthest![0] : null;
    }

    #walk(step: number): void {
        const lane = this.lane + step;
        if (lane >= 0 && lane < lanes(this.cells, this.side)) {
            this.lane = lane;
            return;
        }
        const next = (step > 0 ? AFTER : BEFORE)[this.side];
        if (!this.sides.includes(next)) return;
        const isFirst = this.side === "north" || this.side === "west";
        this.side = next;
        this.lane = isFirst ? 0 : lanes(this.cells, next) - 1;
    }

    #within(lane: number): number {
        return Math.min(Math.max(lane, 0), lanes(this.cells, this.side) - 1);
    }

    // Turn or flip around the middle, not around the first lane.
    #keepMiddle(change: () => void): void {
        const middle = (): number => {
            const { rows, columns } = extent(this.cells);
            return (isAcross(this.side) ? columns : rows) / 2;
        };
        const before = this.lane + middle();
        change();
        this.lane = this.#within(Math.round(before - middle()));
        this.settle();
    }

    #hold(move: MoveOf<"push">): void {
        const cells = cellsOf(move);
        [this.turns, this.isFlipped] = this.#holding(move);
        for (const side of [this.side, ...this.sides]) {
            this.side = side;
            this.lane = laneOf(cells, side);
            if (same(this.#nearest(side)?.move ?? null, move)) return;
        }
    }

    #holding(move: MoveOf<"push">): [turns: number, isFlipped: boolean] {
        const { turns, isFlipped } = orientation(this.#shape, cellsOf(move));
        return [turns, isFlipped];
    }

    #choose(): void {
        this.isShown = true;
        void this.#turn.choose(this.move);
    }

    get #card() {
        const name = this.#turn.scene.board.build?.card;
        return name ? readCard(name) : null;
    }

    get #shape(): Cell[] {
        const card = this.#card;
        return card ? shapeOf(this.#turn.scene.board, card.colour, card.size) : [[0, 0]];
    }
}
