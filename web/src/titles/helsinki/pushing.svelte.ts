// The tile about to be pushed: its orientation, its side and its lane.

import type { Carried } from "../../parts/dragging";
import { same } from "../../turn/turn.svelte";
import type { Move, MoveOf } from "../../protocol";
import type { HelsinkiTurn } from "./plan.svelte";
import { type Cell, cellOf, readCard, roofOf, shapeOf, type Side, SIZE, type TileColour } from "./pieces";
import { along, cornered, extent, isAcross, laneOf, lanes, orientation, oriented, type Push, pushTo } from "./pushing";

// Where the tile can come to rest, pushed in from a side, and how it is held for that.
interface Place {
    side: Side;
    cells: Cell[];
    held: string;
}

// A place of the board, in cells.
export interface BoardPoint {
    column: number;
    row: number;
}

interface Lane {
    side: Side;
    lane: number;
}

// A push that can be shown: where it leads, and whether it is possible.
export interface Aim extends Lane {
    push: Push;
    move: MoveOf<"push">;
    isLegal: boolean;
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

const heldFor = (cells: readonly Cell[]): string => String(cornered(cells));

const moveTo = (cells: readonly Cell[]): MoveOf<"push"> => ["push", ...cells.map(roofOf)];

function aimTo(cells: readonly Cell[], { side, lane }: Lane, isLegal: boolean): Aim {
    const push = pushTo(cells, side);
    return { side, lane, push, move: moveTo(push.rest), isLegal };
}

const isOn = ({ column, row }: BoardPoint, cells: readonly Cell[]): boolean =>
    cells.some((cell) => cell[0] === Math.floor(row) && cell[1] === Math.floor(column));

export class Pushing {
    turns = $state(0);
    isFlipped = $state(false);
    side: Side = $state("north");
    lane = $state(0);
    // Is the tile held in its lane, chosen or not?
    isShown = $state(false);
    // Has the player brought it there? The first lane is only proposed.
    isPinned = $state(false);
    // The lane under the pointer, if it is another one.
    #pointed: Lane | null = $state.raw(null);

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
        void turn.suggest(this.move);
    }

    #legal: MoveOf<"push">[] = $derived.by(() => this.#turn.matching("push"));
    isDue = $derived(this.#legal.length > 0);
    #sides = $derived.by(() => (this.isDue && this.#turn.scene.board.build?.sides) || []);
    #places: Place[] = $derived(
        this.#sides.flatMap(({ side, rests }) =>
            rests.map((roofs) => {
                const cells = roofs.map(cellOf);
                return { side, cells, held: heldFor(cells) };
            }),
        ),
    );

    get colour(): TileColour {
        return this.#card?.colour ?? "wild";
    }

    // The cells of the tile as it is held.
    cells: Cell[] = $derived.by(() => oriented(this.shape, this.turns, this.isFlipped));

    #held: Aim = $derived.by(() => this.#aimAt(this));

    get push(): Push {
        return this.#held.push;
    }

    get move(): MoveOf<"push"> {
        return this.#held.move;
    }

    get isLegal(): boolean {
        return this.#held.isLegal;
    }

    // The push under the pointer, if it is not the one that is held.
    pointed: Aim | null = $derived.by(() => {
        const at = this.#pointed;
        const isHeld = this.isShown && at?.side === this.side && at.lane === this.lane;
        return at && !isHeld ? this.#aimAt(at) : null;
    });

    // The legal pushes of the tile as it is held, from every side.
    lit: Aim[] = $derived.by(() => {
        const held = heldFor(this.cells);
        return this.#places
            .filter((place) => place.held === held)
            .map(({ side, cells }) => aimTo(cells, { side, lane: laneOf(cells, side) }, true));
    });

    // If it cannot be pushed in there, the tile is tried just inside: the refusal says what is wrong.
    #aimAt({ side, lane }: Lane): Aim {
        const legal = this.lit.find((aim) => aim.side === side && aim.lane === lane);
        return legal ?? aimTo(this.#refusedIn(side, lane), { side, lane }, false);
    }

    // A move does not say where the tile comes from: what another side allows would not be refused.
    #refusedIn(side: Side, lane: number): Cell[] {
        const places = along(this.cells, side, lane);
        return places.find((cells) => !this.#legal.some((move) => same(move, moveTo(cells)))) ?? places[0]!;
    }

    // The sides from which the server offers the tile; from another side, it says why not.
    get sides(): readonly Side[] {
        return this.#sides.map(({ side }) => side);
    }

    // Hold the tile as for a push that was chosen elsewhere: in the list of all moves, or by a hint.
    chose(move: Move): void {
        const meant = this.#legal.find((one) => same(one, move));
        if (!meant) return;
        this.isShown = true;
        if (this.isLegal && same(meant, this.move)) return;
        this.#hold(meant);
        this.isPinned = true;
    }

    // Hold the tile in no lane until a click or a key brings it into one again.
    putAway(): void {
        this.isShown = this.isPinned = false;
        this.point(null);
    }

    turn(by: 1 | -1 = 1): void {
        this.#keepMiddle(() => (this.turns = (this.turns + by + 4) % 4));
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

    // The pointer is at this place of the board, or nowhere: the push there is shown beside the one that is held.
    point(at: BoardPoint | null): void {
        this.#pointed = at && this.#laneAt(at);
        const aim = this.pointed;
        this.#turn.point(aim?.isLegal ? aim.move : null);
    }

    // Take up the tile: where it is let go in a lane, it is chosen or the reason is shown; from elsewhere it goes back.
    lift(board: string, spotOf: (event: PointerEvent) => BoardPoint): Carried {
        const { side, lane, isShown, isPinned } = this;
        const { chosen } = this.#turn;
        return {
            places: board,
            over: (_, at) => this.#drag(spotOf(at)),
            drop: (place) => {
                if (place) this.settle();
                return place !== null;
            },
            back: () => {
                Object.assign(this, { side, lane, isShown, isPinned });
                if (chosen) void this.#turn.suggest(chosen);
            },
        };
    }

    #drag(at: BoardPoint): void {
        if (this.#turn.chosen ?? this.#turn.refusal) this.#turn.cancel();
        this.#take(this.#laneAt(at));
        this.#turn.point(this.isLegal ? this.move : null);
    }

    // A click at this place of the board: it brings the tile there; where it has been brought already, it confirms.
    press(at: BoardPoint): void {
        const isAgain = this.isPinned && this.isShown && this.#isHeldAt(at);
        if (!isAgain) this.#take(this.#meantAt(at));
        if (isAgain) void this.#turn.press(this.move);
        else void this.#turn.choose(this.move);
    }

    // The tile stays where it was brought by dragging or with a key: it is chosen, but never made at once.
    settle(): void {
        this.isShown = this.isPinned = true;
        void this.#turn.suggest(this.move);
    }

    #take({ side, lane }: Lane): void {
        [this.side, this.lane] = [side, lane];
        this.isShown = this.isPinned = true;
        this.#pointed = null;
    }

    // Is this place in the lane of the tile, or on its ghost?
    #isHeldAt(at: BoardPoint): boolean {
        const { side, lane } = this.#laneAt(at);
        return (side === this.side && lane === this.lane) || isOn(at, this.push.rest);
    }

    // The lane under the pointer; if the tile cannot go there, one in which it would rest under the pointer.
    #meantAt(at: BoardPoint): Lane {
        const aim = this.#aimAt(this.#laneAt(at));
        if (aim.isLegal) return aim;
        return this.lit.find(({ push }) => isOn(at, push.rest)) ?? aim;
    }

    // Outside the grid, a place selects its side.
    #laneAt({ column, row }: BoardPoint): Lane {
        const side = this.#sideAt(column, row) ?? this.side;
        const { rows, columns } = extent(this.cells);
        const lane = isAcross(side) ? column - columns / 2 : row - rows / 2;
        return { side, lane: Math.min(Math.max(Math.round(lane), 0), lanes(this.cells, side) - 1) };
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
        ({ turns: this.turns, isFlipped: this.isFlipped } = orientation(this.shape, cellsOf(move)));
        const aims = this.lit.filter((aim) => same(aim.move, move));
        const aim = aims.find(({ side }) => side === this.side) ?? aims[0];
        if (aim) [this.side, this.lane] = [aim.side, aim.lane];
    }

    get #card() {
        const name = this.#turn.scene.board.build?.card;
        return name ? readCard(name) : null;
    }

    // The cells of the tile as they are on its card.
    get shape(): Cell[] {
        const card = this.#card;
        return card ? shapeOf(this.#turn.scene.board, card.colour, card.size) : [[0, 0]];
    }
}
