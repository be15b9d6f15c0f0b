// What the strongest bot thinks of a finished game: the server computes it, and is polled until it is ready.

import { explain } from "../server/explain";
import type { Analysed, Analysis } from "../protocol";
import { ask } from "../server/http";

// Milliseconds between two questions: while it is being made, and while it may start by itself.
const PAUSE = 1000;
const LONG_PAUSE = 5000;
// How many moves must have been reviewed here before the rest can be estimated.
const ENOUGH = 3;

export class Analysing {
    stage: Analysed["stage"] = $state("none");
    analysis: Analysis | null = $state.raw(null);
    done = $state(0);
    moves = $state(1);
    // How many seconds it will probably still take, once that can be told.
    left: number | null = $state(null);
    problem = $state("");

    #id: string;
    #timer = 0;
    #followers = 0;
    // When the first progress was heard of, and how far it was.
    #first: { at: number; done: number } | null = null;

    constructor(id: string) {
        this.#id = id;
    }

    // Follow it for as long as somebody looks; returns how to stop.
    follow(): () => void {
        if (++this.#followers === 1) void this.#ask(false);
        return () => {
            if (--this.#followers === 0) clearTimeout(this.#timer);
        };
    }

    start(): Promise<void> {
        return this.#ask(true);
    }

    async #ask(start: boolean): Promise<void> {
        if (this.analysis) return;
        clearTimeout(this.#timer);
        try {
            this.#take(
                await ask("GET", "/api/tables/{table_id}/analysis", { path: { table_id: this.#id }, query: { start } }),
            );
            if (this.stage !== "none") this.problem = "";
        } catch (error) {
            this.stage = "none";
            this.problem = explain(error);
        }
        if (this.analysis || this.#followers === 0) return;
        this.#timer = window.setTimeout(() => void this.#ask(false), this.stage === "none" ? LONG_PAUSE : PAUSE);
    }

    #take({ stage, done, moves, analysis }: Analysed): void {
        this.stage = stage;
        this.done = done;
        this.moves = moves;
        this.analysis = analysis;
        if (stage !== "running") return;
        const now = Date.now();
        this.#first ??= { at: now, done };
        const reviewed = done - this.#first.done;
        if (reviewed >= ENOUGH) this.left = ((now - this.#first.at) / 1000 / reviewed) * (moves - done);
    }
}
