// Whoever does something else while they wait for the others learns when their table has begun.

import type { Summary } from "../protocol";
import { ask } from "../server/http";
import { recognise } from "../server/me.svelte";

// Milliseconds between an answer and the next look. Someone waits for the visitor even while the page is hidden.
const EVERY = 5000;
const HIDDEN = 30_000;

export class Begun {
    // The table that has begun last.
    table: Summary | null = $state.raw(null);
    #waiting = new Set<string>();
    #isLeft = false;
    #timer = 0;

    // Look for as long as a table waits for others, until the returned function is called.
    watch(): () => void {
        this.#isLeft = false;
        void this.#look();
        return () => {
            this.#isLeft = true;
            clearTimeout(this.#timer);
        };
    }

    async #look(): Promise<void> {
        try {
            for (const summary of (await recognise()) ? await ask("GET", "/api/me/tables") : []) this.#note(summary);
            if (this.#waiting.size === 0) return;
        } catch {
            // The next look may succeed.
        }
        if (!this.#isLeft) this.#timer = window.setTimeout(() => void this.#look(), document.hidden ? HIDDEN : EVERY);
    }

    #note(summary: Summary): void {
        const { id, status } = summary.table;
        if (status === "open") this.#waiting.add(id);
        else if (this.#waiting.delete(id) && status === "running") this.table = summary;
    }
}
