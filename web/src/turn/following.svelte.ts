// Shows the news of a table one after the other, slowly enough to follow, and never far behind.

import type { LogEntry, Position } from "../protocol";
import { attention } from "./turns";
import { settings, type BotSpeed } from "./settings.svelte";

export interface Moment {
    position: Position;
    log: LogEntry[];
}

const PAUSES: Record<BotSpeed, number> = { slow: 1600, normal: 800, fast: 250 };
// The newest position is shown after this time at the latest, in milliseconds.
const FARTHEST = 3000;

export class Following {
    moment: Moment | null = $state.raw(null);
    isBehind = $state(false);

    #waiting: Moment[] = [];
    #newestAt = 0;
    #shownAt = 0;
    #timer = 0;
    // How much longer than usual the current moment is shown.
    #worth = 1;

    // Receive the newest position; `isOwn` means that the viewer caused it and need not wait for it.
    take(newest: Moment, isOwn: boolean): void {
        // What was taken back in the meantime, or is repeated, is no longer shown.
        this.#waiting = this.#waiting.filter(({ position }) => position.number < newest.position.number);
        this.#waiting.push(newest);
        this.#newestAt = performance.now();
        if (document.hidden) this.catchUp();
        else if (this.#waiting.length === 1 && (isOwn || this.#isNoProgress(newest))) this.#next();
        else this.#schedule();
    }

    // Show the newest position at once.
    catchUp(): void {
        this.#waiting = this.#waiting.slice(-1);
        this.#next();
    }

    stop(): void {
        clearTimeout(this.#timer);
    }

    #isNoProgress({ position }: Moment): boolean {
        return this.moment === null || position.number <= this.moment.position.number;
    }

    #schedule(): void {
        clearTimeout(this.#timer);
        this.isBehind = this.#waiting.length > 0;
        if (!this.isBehind) return;
        const now = performance.now();
        const patience = (this.#newestAt + FARTHEST - now) / this.#waiting.length;
        const pause = Math.min(PAUSES[settings.botSpeed] * this.#worth, patience);
        this.#timer = window.setTimeout(() => this.#next(), Math.max(0, this.#shownAt + pause - now));
    }

    #next(): void {
        const next = this.#waiting.shift();
        if (next) {
            this.#worth = attention(next.log.slice(this.moment?.log.length));
            this.moment = next;
            this.#shownAt = performance.now();
        }
        this.#schedule();
    }
}
