// What the strongest bot would play for the viewer now: requested once per position, and put on the board as if chosen
// whenever it is wanted.

import type { Turn } from "../turn/turn.svelte";
import type { Hint } from "../protocol";
import { ask } from "../server/http";
import type { Room } from "./room.svelte";

export class Hinting {
    hint: Hint | null = $state.raw(null);
    isThinking = $state(false);

    // The hint for the position, shown or hidden.
    #known: Hint | null = null;
    #room: Room;
    #turn: Turn;

    constructor(room: Room, turn: Turn) {
        this.#room = room;
        this.#turn = turn;
    }

    async ask(): Promise<void> {
        const { seat } = this.#turn;
        if (!this.#turn.isDue || seat === null || this.isThinking) return;
        if (this.#known) return this.#show({ ...this.#known });
        this.isThinking = true;
        const { table } = this.#room;
        const hint = await this.#room.attempt(
            ask("POST", "/api/tables/{table_id}/hint", { path: { table_id: table.id }, body: { seat } }),
        );
        this.isThinking = false;
        if (!hint || table.position?.number !== hint.number || this.#turn.seat !== seat) return;
        await this.#show(hint);
    }

    putAway(): void {
        this.hint = null;
    }

    forget(): void {
        this.#known = null;
        this.putAway();
    }

    async #show(hint: Hint): Promise<void> {
        this.#known = hint;
        this.hint = hint;
        await this.#turn.suggest(hint.move);
    }
}
