// A half-finished turn: a build is several moves on the wire, and this is what the player has in mind so far.
// It only finds the intended move; the decision (and so the server) says whether it is possible.

import type { Carried, Drawn } from "../../parts/dragging";
import { type HelsinkiScene, isHelsinki } from "./scene";
import { type Addition, same, type Turn } from "../../turn/turn.svelte";
import type { HelsinkiBuildMove, Move, MoveOf, Previewed } from "../../protocol";
import { fullest } from "./pavilions";
import { cheapestPayment } from "./payment";
import { type Action, ACTIONS } from "./pieces";
import { Pushing } from "./pushing.svelte";

// The actions declared with a build.
type Modifier = HelsinkiBuildMove[2];

const names = (move: readonly (string | number)[], action: Action): boolean => move.includes(action);

export type HelsinkiTurn = Turn<Plan, HelsinkiScene>;

export const isHelsinkiTurn = (turn: Turn): turn is HelsinkiTurn => isHelsinki(turn.scene);

export class Plan implements Addition {
    // The selected card, by its place in the hand.
    looked: number | null = $state(null);
    // Actions declared with a build or a draw.
    declared: Action[] = $state.raw([]);
    // The cards selected for payment, by their places in the hand.
    payment: number[] = $state.raw([]);
    // A10: the roof whose superstructure will move.
    source: number | null = $state(null);
    // The cards that were paid without asking, though others could have been.
    paid: string[] | null = $state.raw(null);
    // The roof that was proposed for the last superstructure.
    proposed: number | null = $state(null);
    readonly pushing: Pushing;
    #turn: HelsinkiTurn;

    // If there is only one option, it is chosen. Actions stay declared as long as they can be.
    constructor(turn: HelsinkiTurn, before: Plan | null) {
        this.#turn = turn;
        if (before && (this.can("build") || this.can("draw"))) this.declared = before.declared;
        this.pushing = new Pushing(turn, before?.pushing ?? null);
        if (this.ready) void turn.peek(this.ready);
        else if (this.#ahead) void turn.peek(this.#ahead);
        if (this.can("pay")) this.#payAhead(before);
        if (this.pushing.isDue && before) this.paid = before.paid;
        if (this.can("roof")) void this.#proposeRoof();
    }

    // A step that reveals nothing is made at once: it can be taken back.
    isMadeAtOnce({ reveals }: Previewed): boolean {
        return !reveals;
    }

    // What can be done without choosing anything: drawing, ending the turn, or paying if there is only one way.
    get ready(): MoveOf<"draw"> | MoveOf<"end"> | MoveOf<"pay"> | null {
        if (this.can("draw")) return this.#isDrawingMore ? ["draw", "A4"] : ["draw"];
        return this.can("end") ? ["end"] : this.#forcedPayment;
    }

    get #forcedPayment(): MoveOf<"pay"> | null {
        const [only, ...others] = this.#legal("pay");
        return only && others.length === 0 ? only : null;
    }

    // What the step that is due would do: whether it reveals something, so that it has to be confirmed, and whether it can
    // be taken back. Null if that is not known yet.
    get expected(): Previewed | null {
        const move = this.pushing.isDue ? (this.pushing.pointed ?? this.pushing).move : this.#ahead;
        return move && this.#turn.foreseen(move);
    }

    // One of several moves that all reveal as much.
    get #ahead(): Move | null {
        const kinds = ["space", "roof", "wild", "shift", "discard", "walk"] as const;
        return kinds.map((kind) => this.#legal(kind)[0]).find((move) => move !== undefined) ?? null;
    }

    // What the push under the pointer would bring, or else the chosen move.
    get preview(): Previewed | null {
        const { pushing } = this;
        if (pushing.isDue && pushing.pointed) return this.#turn.foreseen(pushing.pointed.move);
        if (this.#turn.chosen) return this.#turn.described.preview;
        return pushing.isDue && pushing.isShown ? this.#turn.foreseen(pushing.move) : null;
    }

    chose(move: Move): void {
        this.pushing.chose(move);
    }

    can(kind: Move[0]): boolean {
        return this.#legal(kind).length > 0;
    }

    get hand(): string[] {
        return this.#turn.scene.hand?.cards ?? [];
    }

    // Can the card at this place of the hand be picked now: at once, or only if other actions are declared?
    isPossible(place: number): "now" | "otherwise" | null {
        const name = this.hand[place]!;
        if (this.can("pay")) {
            const isMeant = this.payment.includes(place);
            return isMeant || this.#paymentsWith([...this.payment, place]).length > 0 ? "now" : null;
        }
        if (this.can("discard")) return this.#legal("discard", name).length > 0 ? "now" : null;
        const builds = this.#legal("build", name);
        const meant: Move = ["build", name, ...this.#modifiers()];
        if (builds.some((move) => same(move, meant))) return "now";
        return builds.length > 0 ? "otherwise" : null;
    }

    // Take up a card of the hand: on the board it is built, paid or given away.
    takeCard(place: number, picture: Drawn, onpick: () => void): Carried | null {
        if (!this.#turn.isDue || this.isPossible(place) === null || this.payment.includes(place)) return null;
        return {
            picture,
            places: "[data-board]",
            drop: (board) => {
                if (!board) return false;
                onpick();
                this.pick(place, true);
                return true;
            },
        };
    }

    // A card that was dragged to its place confirms nothing.
    pick(place: number, isDragged = false): void {
        const name = this.hand[place]!;
        if (this.can("pay")) this.#pay(place, isDragged);
        else if (this.can("discard")) this.#choose(["discard", name], isDragged);
        else if (this.looked === place && !this.#turn.chosen && !isDragged) this.drop();
        else this.#look(place, isDragged);
    }

    drop(): void {
        this.looked = null;
        this.payment = [];
        this.source = null;
        this.pushing.putAway();
        this.#turn.cancel();
    }

    // The button names what is ready.
    makeReady(): void {
        this.looked = null;
        if (this.ready) void this.#turn.make(this.ready);
    }

    get #isDrawingMore(): boolean {
        return this.declared.includes("A4") && this.isDeclarable("A4", "draw");
    }

    // What can be named now: actions to be used or declared (and cards, which are none).
    #offered: ReadonlySet<string | number> = $derived.by(() => {
        const wanted = this.looked === null ? undefined : this.hand[this.looked];
        const moves = [...this.#legal("use"), ...this.#legal("draw"), ...this.#legal("build", wanted)];
        return new Set([...this.declared, ...moves.flat()]);
    });

    // Can this action be used or declared now?
    isOffered(action: Action): boolean {
        return this.#offered.has(action);
    }

    // Could an action be declared with a build? A card is built at once, so that comes first.
    get isDeclaringFirst(): boolean {
        return this.declared.length === 0 && this.#legal("build").some((move) => move.length > 2);
    }

    // Is it used by naming it in a build or a draw?
    isDeclarable(action: Action, kind: "build" | "draw"): boolean {
        return this.#legal(kind).some((move) => names(move, action));
    }

    // Use an action, or declare it (or undo that) with the planned build or draw.
    use(action: Action): void {
        const isDrawing = this.isDeclarable(action, "draw");
        const isDeclared = this.declared.includes(action);
        const isUsed = !isDeclared && !isDrawing && !this.isDeclarable(action, "build");
        if (isUsed) this.looked = null;
        if (isUsed || !this.isOffered(action)) {
            this.#choose(["use", action]);
            return;
        }
        this.declared = isDeclared ? this.declared.filter((one) => one !== action) : [...this.declared, action];
        if (isDrawing && !isDeclared) this.#choose(["draw", "A4"]);
        else if (this.looked !== null) this.#look(this.looked);
        else this.#turn.cancel();
    }

    // The roofs of the player's own board that can be chosen one by one.
    get roofs(): number[] {
        const moves = [
            ...this.#legal("roof"),
            ...this.#legal("wild"),
            ...this.#legal("shift", this.source ?? undefined),
        ];
        return [...new Set(moves.map((move) => (move[0] === "shift" && this.source !== null ? move[2] : move[1])))];
    }

    tap(roof: number): void {
        if (this.can("roof")) this.#choose(["roof", roof]);
        else if (this.can("wild")) this.#choose(["wild", roof]);
        else if (this.can("shift")) this.#shift(roof);
    }

    #shift(roof: number): void {
        if (this.source === roof) this.drop();
        else if (this.source !== null) this.#choose(["shift", this.source, roof]);
        else if (this.#legal("shift", roof).length > 0) this.source = roof;
        else this.#choose(["shift", roof, roof]);
    }

    #look(place: number, isDragged = false): void {
        const name = this.hand[place]!;
        // A card that cannot be built at all only says why.
        this.looked = this.#legal("build", name).length > 0 ? place : null;
        this.#choose(["build", name, ...this.#modifiers()], isDragged);
    }

    #pay(place: number, isDragged: boolean): void {
        const { payment } = this;
        if (payment.includes(place)) this.payment = payment.filter((one) => one !== place);
        else {
            const [only, ...others] = this.#paymentsWith([...payment, place]);
            this.payment = only && others.length === 0 ? this.#placesOf(only) : [...payment, place];
        }
        const move: MoveOf<"pay"> = ["pay", ...this.payment.map((one) => this.hand[one]!).sort()];
        const isWhole = this.payment.length >= this.price;
        if (isWhole) this.#choose(move, isDragged);
        else this.#turn.cancel();
    }

    // How many more cards the payment needs.
    get price(): number {
        return (this.#legal("pay")[0]?.length ?? 1) - 1;
    }

    // The legal payments that include these cards.
    #paymentsWith(places: number[]): MoveOf<"pay">[] {
        const cards = places.map((place) => this.hand[place]!);
        const copies = (all: string[], name: string): number => all.filter((one) => one === name).length;
        return this.#legal("pay").filter((move) => cards.every((name) => copies(cards, name) <= copies(move, name)));
    }

    // The places in the hand that a payment uses, already selected ones first.
    #placesOf(payment: MoveOf<"pay">): number[] {
        const left = [...this.payment, ...this.hand.keys()].map((place) => ({ name: this.hand[place]!, place }));
        return payment.slice(1).map((name) => {
            const { place } = left.find((card) => card.name === name)!;
            left.splice(0, left.length, ...left.filter((card) => card.place !== place));
            return place;
        });
    }

    // The cheapest way to pay is paid by itself, right after the card was chosen: it can be taken back. Once it has been,
    // it is only proposed, and other cards can be chosen.
    #payAhead(before: Plan | null): void {
        const ways = this.#legal("pay");
        const isOpened = before === null && ways.length > 1;
        const cheapest = isOpened ? undefined : cheapestPayment(ways);
        if (!cheapest) return;
        this.payment = this.#placesOf(cheapest);
        const isBack = before && before.#turn.scene.position.number > this.#turn.scene.position.number;
        if (isBack) {
            void this.#turn.suggest(cheapest);
            return;
        }
        if (ways.length > 1) this.paid = cheapest.slice(1);
        void this.#turn.makeUnasked(cheapest);
    }

    // The last of several superstructures is proposed where it has to be confirmed: that takes one click, and every other
    // roof can still be chosen. The first is not: the second half of a double click on a lane would confirm it.
    async #proposeRoof(): Promise<void> {
        const { board } = this.#turn.scene;
        const seat = board.seats[board.mover]!;
        const roof = fullest(seat, this.roofs);
        const isFirst = !board.fresh.some((one) => seat.superstructures.includes(one));
        if (roof === undefined || isFirst) return;
        const answer = await this.#turn.peek(["roof", roof]);
        const isIdle = this.#turn.isDue && !this.#turn.chosen && !this.#turn.refusal;
        if (!isIdle || !answer || !("reveals" in answer && answer.reveals)) return;
        this.proposed = roof;
        await this.#turn.suggest(["roof", roof]);
    }

    // In the order of the action board, as moves name them.
    #modifiers(): Modifier[] {
        const isMeant = (action: Action): action is Modifier =>
            this.declared.includes(action) && this.isDeclarable(action, "build");
        return ACTIONS.filter(isMeant);
    }

    #legal<Kind extends Move[0]>(kind: Kind, ...fields: (string | number | undefined)[]): MoveOf<Kind>[] {
        return this.#turn.matching(kind, ...fields);
    }

    #choose(move: Move, isDragged = false): void {
        if (isDragged) void this.#turn.bring(move);
        else void this.#turn.press(move);
    }
}
