// Whether the chosen options combine: the server is asked whenever they change.

import type { Reason } from "../protocol";
import { ask } from "../server/http";
import type { TablePlan } from "./plan.svelte";

const PAUSE = 150;

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
        return (await ask("POST", "/api/options", { body: JSON.parse(chosen) })).reason;
    } catch {
        // No answer says nothing about the options: opening the table will show.
        return null;
    }
}
