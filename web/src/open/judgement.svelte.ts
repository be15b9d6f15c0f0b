// Whether the chosen options combine: the server is asked whenever they change.

import type { Reason } from "../protocol";
import { ask, Refusal } from "../server/http";
import type { TablePlan } from "./plan.svelte";

const PAUSE = 150;
// Answers that say nothing about the options: opening the table will show.
const NO_JUDGEMENT = new Set(["http", "failed", "too-many", "server-error", "message-malformed"]);

export class Judgement {
    reason: Reason | null = $state.raw(null);
    isAsking = $state(false);
    #asked = "";

    constructor(plan: TablePlan) {
        $effect(() => {
            const chosen = JSON.stringify(plan.chosen);
            if (chosen === this.#asked) return;
            this.#asked = chosen;
            this.isAsking = true;
            const timer = setTimeout(() => void this.#ask(chosen), PAUSE);
            return () => clearTimeout(timer);
        });
    }

    async #ask(chosen: string): Promise<void> {
        const reason = await judged(chosen);
        if (chosen !== this.#asked) return;
        this.reason = reason;
        this.isAsking = false;
    }
}

async function judged(chosen: string): Promise<Reason | null> {
    try {
        await ask("POST", "/api/options", { body: JSON.parse(chosen) });
        return null;
    } catch (error) {
        return error instanceof Refusal && !NO_JUDGEMENT.has(error.reason.code) ? error.reason : null;
    }
}
