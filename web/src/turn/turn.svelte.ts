// What the viewer is about to do: choose a move, look at its preview, then confirm it. The server says whether it is legal.

import { tick } from "svelte";
import type { Move, MoveOf, Previewed, Reason } from "../protocol";
import { Refusal } from "../server/http";
import { painted } from "./paint.svelte";
import type { Scene } from "./scene";

// Judges and makes moves: a table on the server, or a lesson.
export interface Referee {
    preview(seat: number, move: Move): Promise<Previewed>;
    // Make a move in the position with this number on the server.
    play(seat: number, move: Move, seq: number): Promise<unknown>;
}

export const same = (one: Move | null, other: Move | null): boolean => JSON.stringify(one) === JSON.stringify(other);

// A move begins with these fields; undefined stands for any.
export const begins = (move: Move, fields: (string | number | undefined)[]): boolean =>
    fields.every((field, index) => field === undefined || move[index] === field);

// A refusal without a rule (too many questions, a server in trouble) may change in a moment.
export const isLasting = (answer: Previewed | Reason): boolean => !("code" in answer) || answer.rule !== "";

export class Turn {
    chosen: Move | null = $state.raw(null);
    preview: Previewed | null = $state.raw(null);
    // The last move that was refused, and why.
    refusal: Reason | null = $state.raw(null);
    refused: Move | null = $state.raw(null);
    isSending = $state(false);
    // Experts: choosing is confirming.
    atOnce = $state(false);

    // A move has been sent: nothing is offered until there is an answer.
    #isOut = $state(false);
    #scene: () => Scene;
    #referee: Referee;
    // Counts choices and cancellations: an answer that arrives after a newer one is ignored.
    #changes = 0;
    #known = new Map<string, Previewed | Reason>();
    // The moment, and the seat that looks at it, for which the above is known.
    #knownFor = "";

    constructor(scene: () => Scene, referee: Referee) {
        this.#scene = scene;
        this.#referee = referee;
    }

    get seat(): number | null {
        return this.#scene().position.seat;
    }

    // The moment, and who looks at it.
    get #faced(): string {
        const { moment, position } = this.#scene();
        return `${moment}, ${position.seat}`;
    }

    get legal(): Move[] {
        return this.#isOut ? [] : (this.#scene().position.legal ?? []);
    }

    get isDue(): boolean {
        return !this.isSending && this.legal.length > 0;
    }

    // The legal moves of a kind that begin with these fields; undefined stands for any.
    matching<Kind extends Move[0]>(kind: Kind, ...fields: (string | number | undefined)[]): MoveOf<Kind>[] {
        return this.legal.filter((move): move is MoveOf<Kind> => begins(move, [kind, ...fields]));
    }

    // Return what a move would do, or why it is not possible, without choosing it.
    async peek(move: Move): Promise<Previewed | Reason> {
        const asked = this.#faced;
        if (this.#knownFor !== asked) {
            this.#known.clear();
            this.#knownFor = asked;
        }
        const key = JSON.stringify(move);
        const known = this.#known.get(key);
        if (known) return known;
        const answer = await this.#ask(move);
        if (this.#knownFor === asked && isLasting(answer)) this.#known.set(key, answer);
        return answer;
    }

    // Choose a move, legal or not: either it can be confirmed, or the reason for the refusal is shown.
    async choose(move: Move): Promise<void> {
        await this.suggest(move);
        if (this.atOnce && this.preview && same(this.chosen, move)) await this.confirm();
    }

    // Put a move on the board as chosen, but do not make it: even experts confirm what someone else suggested.
    async suggest(move: Move): Promise<void> {
        if (this.seat === null || this.isSending) return;
        this.cancel();
        this.chosen = move;
        const change = this.#changes;
        // Show that it is chosen before asking the server about it.
        await painted();
        if (this.#changes !== change) return;
        const answer = await this.peek(move);
        if (this.#changes !== change) return;
        if ("code" in answer) {
            this.chosen = null;
            this.refusal = answer;
            this.refused = move;
            return;
        }
        this.preview = answer;
    }

    async confirm(): Promise<void> {
        const { chosen, preview, seat } = this;
        // Nothing is sent twice, unseen, or while something newer is still to be shown.
        if (!chosen || !preview || seat === null || !this.isDue) return;
        const faced = this.#faced;
        const { seq } = this.#scene().position;
        this.isSending = true;
        try {
            // Show that it is confirmed before everything that was offered disappears.
            await painted();
            // Chosen for a moment that is over.
            if (this.#faced !== faced) return;
            this.#isOut = true;
            await this.#referee.play(seat, chosen, seq);
            // The new position is shown first; otherwise the old one would be offered again for a moment.
            await tick();
            await painted();
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            this.refusal = error.reason;
            this.refused = chosen;
        } finally {
            this.isSending = this.#isOut = false;
            this.chosen = null;
            this.preview = null;
        }
    }

    cancel(): void {
        this.#changes++;
        this.chosen = null;
        this.preview = null;
        this.refusal = null;
        this.refused = null;
    }

    // The game has moved on, so the earlier choice no longer applies. The reason stays readable.
    forget(): void {
        if (this.isSending) return;
        const { refusal } = this;
        this.cancel();
        if (refusal?.code === "stale") this.refusal = refusal;
    }

    async #ask(move: Move): Promise<Previewed | Reason> {
        try {
            return await this.#referee.preview(this.seat ?? 0, move);
        } catch (error) {
            if (error instanceof Refusal) return error.reason;
            throw error;
        }
    }
}
