// One moment of a game for whoever looks at it: what can be done, what is chosen, what that would bring, and why something
// is not possible. The next moment is another Turn; nothing here is ever reset. What outlives a moment is handed on by name.

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Hint, Move, MoveOf, Previewed, Reason } from "../protocol";
import { Refusal } from "../server/http";
import { painted } from "./paint";
import type { Scene } from "./scene";

// Judges and makes moves: a table on the server, a lesson, or nobody in a replay. `null` means that it does not answer
// about this move: a lesson only knows what was filmed.
export interface Referee {
    // Whether the viewer plays here at all.
    readonly canDecide: boolean;
    // Experts: choosing is confirming.
    readonly isOneTap: boolean;
    preview(seat: number, move: Move): Promise<Previewed | null>;
    // Make a move in the position with this number on the server.
    play(seat: number, move: Move, seq: number): Promise<object | null>;
    hint(seat: number): Promise<Hint | null>;
    // Take back the player's last decision; not possible everywhere.
    takeBack?(): Promise<void>;
    // The player wanted a move and was refused.
    refused?(reason: Reason | null): void;
}

// What a title adds to a turn.
export interface Addition {
    // A move was chosen elsewhere: in the list of all moves, or by a hint.
    chose(move: Move): void;
    // Is such a move made as soon as it is chosen? Otherwise it has to be confirmed.
    isMadeAtOnce(preview: Previewed): boolean;
}
export const NOTHING: Addition = { chose: () => {}, isMadeAtOnce: () => false };

// A title gets its own part of the turn before, and takes over what stays.
export type Begin<Part extends Addition, Of extends Scene> = (turn: Turn<Part, Of>, before: Part | null) => Part;

// A move begins with these fields; undefined stands for any.
export const begins = (move: Move, fields: readonly (string | number | undefined)[]): boolean =>
    fields.every((field, index) => field === undefined || move[index] === field);

export const same = (one: Move | null, other: Move | null): boolean =>
    one && other ? one.length === other.length && begins(one, other) : one === other;

// A refusal without a rule (too many questions, a server in trouble) may change in a moment.
const isLasting = (answer: Previewed | Reason): boolean => !("code" in answer) || answer.rule !== "";

// How long a move is pointed at before the referee is asked, and how long to wait after an answer that may soon change.
const PAUSE = 80;
const AGAIN = 1000;

export class Turn<Part extends Addition = Addition, Of extends Scene = Scene> {
    // A repeated position of the same moment brings a new scene.
    scene: Of = $state.raw()!;
    chosen: Move | null = $state.raw(null);
    // The last move that was refused, and why.
    refusal: Reason | null = $state.raw(null);
    refused: Move | null = $state.raw(null);
    isSending = $state(false);
    hint: Hint | null = $state.raw(null);
    // A hint of which only the expected lead is shown.
    lead: Hint | null = $state.raw(null);
    isThinking = $state(false);
    // The choice as words and buttons show it: a touch is answered on the board first, they follow one paint later.
    described: { chosen: Move | null; preview: Previewed | null } = $state.raw({ chosen: null, preview: null });
    // The chosen move is being made without a question; this, too, is shown one paint after the touch.
    isUnasked = $state(false);
    // The title's own part; boards are shown only when there is one.
    part: Part = $state.raw()!;

    // The chosen move will be made without a question.
    #isNamed = false;
    // A move has been sent: nothing more is offered, unless it is refused.
    #isOut = $state(false);
    // The next turn has begun.
    #isOver = false;
    #referee: Referee;
    // What the referee has said about moves: the only place where previews are kept.
    #answers = new SvelteMap<string, Previewed | Reason>();
    // What it is being asked about.
    #questions = new Map<string, Promise<Previewed | Reason | null>>();
    // Counts choices and cancellations: an answer that arrives after a newer one is ignored.
    #changes = 0;
    #pointed: Move | null = null;
    #timer = 0;
    #isDescribing = false;
    // The hint for this moment, shown or put away.
    #known: Hint | null = null;
    // Why the move that was sent is not made.
    #outcome: Promise<Reason | null> = Promise.resolve(null);

    constructor(
        scene: Of,
        referee: Referee,
        before: Turn<Part, Of> | null = null,
        begin: Begin<Part, Of> | null = null,
    ) {
        this.scene = scene;
        this.#referee = referee;
        before?.end();
        if (before) this.#keepReadable(before);
        if (begin) this.attach(begin, before?.part ?? null);
    }

    attach(begin: Begin<Part, Of>, before: Part | null = null): void {
        this.part = begin(this, before);
    }

    get seat(): number | null {
        return this.scene.position.seat;
    }

    get canDecide(): boolean {
        return this.#referee.canDecide;
    }

    get isOneTap(): boolean {
        return this.#referee.isOneTap;
    }

    get legal(): Move[] {
        return this.#isOut || !this.canDecide ? [] : (this.scene.position.legal ?? []);
    }

    get isDue(): boolean {
        return !this.isUnasked && this.legal.length > 0;
    }

    // What the chosen move would do, as soon as it is known.
    preview: Previewed | null = $derived.by(() => this.chosen && this.foreseen(this.chosen));

    // The legal moves of a kind that begin with these fields; undefined stands for any.
    matching<Kind extends Move[0]>(kind: Kind, ...fields: (string | number | undefined)[]): MoveOf<Kind>[] {
        const moves = this.#byKind.get(kind) ?? [];
        const isMeant = (move: Move): move is MoveOf<Kind> => begins(move, [kind, ...fields]);
        return moves.filter(isMeant);
    }

    // Of thousands of moves, those of most kinds are few.
    #byKind: ReadonlyMap<Move[0], Move[]> = $derived.by(() => {
        const kinds = new Map<Move[0], Move[]>();
        for (const move of this.legal) {
            const alike = kinds.get(move[0]);
            if (alike) alike.push(move);
            else kinds.set(move[0], [move]);
        }
        return kinds;
    });

    // What is known of a move already: what it would do, or why it is not possible.
    known(move: Move): Previewed | Reason | null {
        return this.#answers.get(JSON.stringify(move)) ?? null;
    }

    foreseen(move: Move): Previewed | null {
        const known = this.known(move);
        return known && !("code" in known) ? known : null;
    }

    // Return what a move would do, or why it is not possible, without choosing it.
    async peek(move: Move): Promise<Previewed | Reason | null> {
        const known = untrack(() => this.known(move));
        if (known) return known;
        const name = JSON.stringify(move);
        const question = this.#questions.get(name) ?? this.#ask(move);
        this.#questions.set(name, question);
        try {
            const answer = await question;
            if (answer && isLasting(answer)) this.#answers.set(name, answer);
            return answer;
        } finally {
            this.#questions.delete(name);
        }
    }

    // The pointer rests on a move: not every one that it crosses is asked about.
    point(move: Move | null): void {
        clearTimeout(this.#timer);
        this.#pointed = move;
        if (move && !this.known(move)) this.#look(move, PAUSE);
    }

    #look(move: Move, pause: number): void {
        this.#timer = window.setTimeout(() => void this.#peekAgain(move), pause);
    }

    async #peekAgain(move: Move): Promise<void> {
        const answer = await this.peek(move);
        if (answer && !isLasting(answer) && this.#pointed === move) this.#look(move, AGAIN);
    }

    // Choose a move, legal or not: it can be confirmed, or is made at once, or the reason for the refusal is shown.
    async choose(move: Move): Promise<void> {
        if ((await this.suggest(move)) && (this.isOneTap || this.#isMadeAtOnce)) await this.#makeNow();
    }

    // Choose a move by dragging something to its place: that alone never confirms, not even for experts.
    async bring(move: Move): Promise<void> {
        if ((await this.suggest(move)) && this.#isMadeAtOnce) await this.#makeNow();
    }

    get #isMadeAtOnce(): boolean {
        return Boolean(this.preview && this.part?.isMadeAtOnce(this.preview));
    }

    // Choose a move; if it is chosen already, this confirms it.
    async press(move: Move): Promise<void> {
        if (this.preview && same(this.chosen, move)) await this.confirm();
        else await this.choose(move);
    }

    // Make a move that was named where it was pressed: it needs no other question.
    async make(move: Move): Promise<void> {
        const suggested = this.suggest(move);
        this.#isNamed = this.chosen !== null;
        if (await suggested) await this.#makeNow();
    }

    // Make a move that follows from the one before, such as its payment: it is never offered.
    async makeUnasked(move: Move): Promise<void> {
        const made = this.make(move);
        this.isUnasked = this.#isNamed;
        await made;
    }

    async #makeNow(): Promise<void> {
        this.isUnasked = true;
        await this.confirm();
    }

    // Put a move on the board as chosen, but do not make it: even experts confirm what someone else suggested. Return
    // whether it can be made, and nothing newer was chosen or cancelled meanwhile.
    async suggest(move: Move): Promise<boolean> {
        if (this.seat === null || this.isSending) return false;
        this.cancel();
        this.chosen = move;
        this.part?.chose(move);
        const change = this.#changes;
        // Show that it is chosen before asking about it.
        await painted();
        if (this.#changes !== change) return false;
        const answer = await this.peek(move);
        if (this.#changes !== change) return false;
        const isPossible = answer !== null && !("code" in answer);
        if (!isPossible) this.#refuse(move, answer);
        this.#describe();
        return isPossible;
    }

    // Ask why something is not possible, without choosing it.
    async insist(move: Move): Promise<void> {
        if (!this.isDue) return;
        this.cancel();
        const change = this.#changes;
        const answer = await this.peek(move);
        if (this.#changes === change && answer && "code" in answer) this.#refuse(null, answer);
    }

    async confirm(): Promise<void> {
        const { chosen, preview, seat } = this;
        // Nothing is sent twice, unseen, or while something newer is still to be shown.
        if (!chosen || !preview || seat === null || this.isSending || !this.legal.length) return;
        this.isSending = true;
        // Show that it is confirmed before everything that was offered disappears.
        await painted();
        // Chosen for a moment that is over.
        if (this.#isOver) return;
        this.#isOut = true;
        this.#outcome = this.#send(seat, chosen);
        await this.#outcome;
    }

    async #send(seat: number, move: Move): Promise<Reason | null> {
        let reason: Reason | null = null;
        let isMade = false;
        try {
            isMade = (await this.#referee.play(seat, move, this.scene.position.seq)) !== null;
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            reason = error.reason;
        } finally {
            if (!isMade) this.isSending = this.isUnasked = this.#isOut = false;
        }
        if (isMade) await this.#giveWay();
        else this.#refuse(move, reason);
        return reason;
    }

    // Once a move is made, the next turn takes the place of this one. If it was taken back meanwhile, on another device
    // of the same player, this moment goes on.
    async #giveWay(): Promise<void> {
        await painted();
        if (this.#isOver) return;
        this.isSending = this.#isOut = false;
        this.cancel();
    }

    // Has this player decided something since anything new was seen? Then it can be taken back without a loss.
    get canTakeBack(): boolean {
        const { position, log } = this.scene;
        const isOwn = this.isDue && position.turn === this.seat && log.at(-1)?.by === this.seat;
        return isOwn && Boolean(this.#referee.takeBack && position.undo?.allowed);
    }

    async takeBack(): Promise<void> {
        if (this.canTakeBack && !this.isSending) await this.#referee.takeBack!();
    }

    cancel(): void {
        this.#changes++;
        this.#isNamed = this.isUnasked = false;
        this.chosen = null;
        this.refusal = null;
        this.refused = null;
        this.#describe();
    }

    // See what the strongest bot would play now. It is put on the board as if chosen.
    async advise(): Promise<void> {
        const hint = await this.#hinted();
        if (!hint) return;
        this.lead = null;
        // Another object whenever it is wanted, even if it says the same.
        this.hint = { ...hint };
        await this.suggest(hint.move);
    }

    // See only which lead the strongest bot expects.
    async weigh(): Promise<void> {
        const hint = await this.#hinted();
        if (!hint) return;
        this.hint = null;
        this.lead = { ...hint };
    }

    // A hint is asked for once, however often it is looked at.
    async #hinted(): Promise<Hint | null> {
        const { seat } = this;
        if (!this.isDue || seat === null || this.isThinking) return null;
        if (!this.#known) {
            this.isThinking = true;
            const hint = await this.#referee.hint(seat);
            this.isThinking = false;
            if (this.#isOver || hint?.number !== this.scene.position.number) return null;
            this.#known = hint;
        }
        return this.#known;
    }

    putHintAway(): void {
        this.hint = this.lead = null;
    }

    // Another moment, or another page: nothing is asked or sent any more.
    end(): void {
        this.#isOver = true;
        this.#changes++;
        this.point(null);
    }

    // Someone whose move came too late reads so in the turn that was faster.
    #keepReadable(before: Turn<Part, Of>): void {
        const keep = (reason: Reason | null): void => {
            if (reason?.code === "stale" && !this.chosen) this.refusal ??= reason;
        };
        keep(before.refusal);
        if (before.isSending) before.#outcome.then(keep, () => {});
    }

    #refuse(move: Move | null, reason: Reason | null): void {
        this.chosen = null;
        this.#isNamed = this.isUnasked = false;
        this.refusal = reason;
        this.refused = reason && move;
        this.#describe();
        this.#referee.refused?.(reason);
    }

    #describe(): void {
        if (this.#isDescribing) return;
        this.#isDescribing = true;
        void painted().then(() => {
            this.#isDescribing = false;
            this.described = { chosen: this.chosen, preview: this.preview };
            this.isUnasked ||= this.#isNamed;
        });
    }

    async #ask(move: Move): Promise<Previewed | Reason | null> {
        try {
            return await this.#referee.preview(this.seat ?? 0, move);
        } catch (error) {
            if (error instanceof Refusal) return error.reason;
            throw error;
        }
    }
}
