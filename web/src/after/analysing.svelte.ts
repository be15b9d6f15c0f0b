// What the strongest bot thinks of a finished game: the server computes it, and is polled until it is ready.

import { explain } from "../server/explain";
import type { Analysis } from "../protocol";
import { ask } from "../server/http";

const PAUSE = 1000;

export class Analysing {
    analysis: Analysis | null = $state.raw(null);
    // The server's progress, once it has begun.
    done: number | null = $state(null);
    problem = $state("");

    #id: string;
    #timer = 0;

    constructor(id: string) {
        this.#id = id;
    }

    async begin(): Promise<void> {
        this.done ??= 0;
        this.problem = "";
        try {
            const { done, analysis } = await ask("GET", "/api/tables/{table_id}/analysis", {
                path: { table_id: this.#id },
            });
            if (this.done === null) return;
            this.done = done;
            this.analysis = analysis;
            if (!analysis) this.#timer = window.setTimeout(() => void this.begin(), PAUSE);
        } catch (error) {
            this.done = null;
            this.problem = explain(error);
        }
    }

    stop(): void {
        clearTimeout(this.#timer);
        if (!this.analysis) this.done = null;
    }
}
