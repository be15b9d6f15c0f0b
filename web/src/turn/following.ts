// Shows the news of a table one after the other, slowly enough to follow, and never far behind.

import type { Scene } from "./scene";
import { attention } from "./turns";
import { settings, type BotSpeed } from "./settings.svelte";

const PAUSES: Record<BotSpeed, number> = { slow: 1600, normal: 800, fast: 250, off: 0 };
// The newest position is shown after this time at the latest, in milliseconds.
const FARTHEST = 3000;

export class Following {
    #shown: Scene | null = null;
    #waiting: Scene[] = [];
    #newestAt = 0;
    #shownAt = 0;
    #timer = 0;
    // How much longer than usual the current scene is shown.
    #worth = 1;
    // Whether the viewer asked to see it once more: then they have the time for it.
    #isAgain = false;
    #show: (scene: Scene, isBehind: boolean) => void;

    constructor(show: (scene: Scene, isBehind: boolean) => void) {
        this.#show = show;
    }

    // Receive the newest position; viewers need not wait for what one of their own seats did.
    take(newest: Scene, yours: number[]): void {
        const isOwn = yours.includes(newest.log[this.#shown?.log.length ?? 0]?.by ?? -1);
        // What was taken back in the meantime, or is repeated, is no longer shown.
        this.#waiting = this.#waiting.filter(({ position }) => position.number < newest.position.number);
        this.#waiting.push(newest);
        this.#newestAt = performance.now();
        this.#isAgain = false;
        if (document.hidden) this.catchUp();
        else if (this.#waiting.length === 1 && (isOwn || this.#isNoProgress(newest))) this.#next();
        else this.#schedule();
    }

    // Show the newest position at once.
    catchUp(): void {
        this.#waiting = this.#waiting.slice(-1);
        this.#next();
    }

    // Show earlier scenes once more, and then the newest again.
    again(past: Scene[]): void {
        const newest = this.#waiting.at(-1) ?? this.#shown;
        if (!newest) return;
        const [first, ...rest] = past.filter(({ position }) => position.number < newest.position.number);
        if (!first) return;
        this.#shown = first;
        this.#shownAt = performance.now();
        this.#worth = 1;
        this.#waiting = [...rest, newest];
        this.#isAgain = true;
        this.#schedule();
    }

    stop(): void {
        clearTimeout(this.#timer);
    }

    #isNoProgress({ position }: Scene): boolean {
        return this.#shown === null || position.number <= this.#shown.position.number;
    }

    // Whoever asks to see something again wants to see it, even if moves are otherwise shown at once.
    get #pause(): number {
        return PAUSES[this.#isAgain && settings.botSpeed === "off" ? "normal" : settings.botSpeed];
    }

    #schedule(): void {
        clearTimeout(this.#timer);
        if (this.#shown) this.#show(this.#shown, this.#waiting.length > 0);
        if (this.#waiting.length === 0) return;
        const now = performance.now();
        const patience = this.#isAgain ? Infinity : (this.#newestAt + FARTHEST - now) / this.#waiting.length;
        const pause = Math.min(this.#pause * this.#worth, patience);
        this.#timer = window.setTimeout(() => this.#next(), Math.max(0, this.#shownAt + pause - now));
    }

    #next(): void {
        const next = this.#waiting.shift();
        if (next) {
            this.#worth = attention(next.log.slice(this.#shown?.log.length));
            this.#shown = next;
            this.#shownAt = performance.now();
        }
        this.#schedule();
    }
}
