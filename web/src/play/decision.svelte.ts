// What the viewer is about to do: a move is chosen, looked at, and then confirmed. Whether it is legal, the server says.

import { tick } from "svelte";
import type { Move, Previewed, Reason } from "../protocol";
import { Refusal } from "../server/http";
import { painted } from "./paint.svelte";
import type { Scene } from "./scene";

// Whoever can judge and make moves: a table of the server, or a lesson.
export interface Referee {
    preview(seat: number, move: Move): Promise<Previewed>;
    // Make a move in the position with this number of the server's.
    play(seat: number, move: Move, seq: number): Promise<unknown>;
}

export const same = (one: Move | null, other: Move | null): boolean => JSON.stringify(one) === JSON.stringify(other);

// A move begins with these fields; undefined stands for any.
export const begins = (move: Move, fields: (string | number | undefined)[]): boolean =>
    fields.every((field, index) => field === undefined || move[index] === field);

// A refusal without a rule (too many questions, a server in trouble) may be another one in a moment.
export const isLasting = (answer: Previewed | Reason): boolean => !("code" in answer) || answer.rule !== "";

export class Decision {
    chosen: Move | null = $state.raw(null);
    preview: Previewed | null = $state.raw(null);
    // Why the last thing asked for is not possible, and what it was.
    refusal: Reason | null = $state.raw(null);
    refused: Move | null = $state.raw(null);
    isSending = $state(false);
    // Experts: choosing is confirming.
    atOnce = $state(false);

    // What is sent is under way: nothing is offered until there is an answer.
    #isOut = $state(false);
    #scene: () => Scene;
    #referee: Referee;
    // How often something was chosen or not meant any more: an answer that comes later than that is not waited for.
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

    // The legal moves that begin with these fields; undefined stands for any.
    matching(...fields: (string | number | undefined)[]): Move[] {
        return this.legal.filter((move) => begins(move, fields));
    }

    // Say what a move would do, or why it is not possible, without choosing it.
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

    // Choose a move, legal or not: either it can be confirmed, or the reason why not is there to be read.
    async choose(move: Move): Promise<void> {
        await this.suggest(move);
        if (this.atOnce && this.preview && same(this.chosen, move)) await this.confirm();
    }

    // Put a move on the board as chosen, to be looked at: even experts confirm what somebody else has thought of.
    async suggest(move: Move): Promise<void> {
        if (this.seat === null || this.isSending) return;
        this.cancel();
        this.chosen = move;
        const change = this.#changes;
        // That it is chosen is seen before anybody is asked about it.
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
            // That it is confirmed is seen before all that was offered goes away.
            await painted();
            // Chosen for a moment that is over.
            if (this.#faced !== faced) return;
            this.#isOut = true;
            await this.#referee.play(seat, chosen, seq);
            // The new position is shown first: else the old one would be offered again for a moment.
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

    // The game has moved on: what was chosen before is not meant any more. That this was the reason stays readable.
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
