// What the strongest bot would play for the viewer now: asked for once a position, and put on the board as if chosen.

import type { Decision } from "../play/decision.svelte";
import type { Hint } from "../protocol";
import { ask } from "../server/http";
import type { Room } from "./room.svelte";

export class Hinting {
    hint: Hint | null = $state.raw(null);
    isThinking = $state(false);

    #room: Room;
    #decision: Decision;

    constructor(room: Room, decision: Decision) {
        this.#room = room;
        this.#decision = decision;
    }

    async ask(): Promise<void> {
        const { seat } = this.#decision;
        if (!this.#decision.isDue || seat === null || this.isThinking) return;
        this.isThinking = true;
        const { table } = this.#room;
        const hint = await this.#room.attempt(ask<Hint>("POST", `/api/tables/${table.id}/hint`, { seat }));
        this.isThinking = false;
        if (!hint || table.position?.number !== hint.number || this.#decision.seat !== seat) return;
        this.hint = hint;
        await this.#decision.suggest(hint.move);
    }

    forget(): void {
        this.hint = null;
    }
}
