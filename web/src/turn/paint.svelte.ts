// The most important parts are shown first, and a touch is answered at once; everything else comes after the next paint.

import { untrack } from "svelte";

// A hidden page is not painted; nothing waits for a paint longer than this, in milliseconds.
const PATIENCE = 100;

let next: Promise<void> | null = null;

// Resolves when the next frame has been painted; callers that wait for the same frame continue in order.
export function painted(): Promise<void> {
    if (document.hidden) return Promise.resolve();
    if (next) return next;
    const frame = new Promise<void>((done) => {
        // Calls from now on mean the frame after this one.
        const pass = (): void => {
            if (next === frame) next = null;
        };
        const go = (): void => {
            clearTimeout(late);
            pass();
            done();
        };
        const late = setTimeout(go, PATIENCE);
        requestAnimationFrame(() => {
            pass();
            setTimeout(go);
        });
    });
    next = frame;
    return frame;
}

// A value that follows another one a paint later, so that showing it does not hold up the rest.
export class Later<Value> {
    #now: Value = $state.raw()!;
    #isWaiting = false;
    #isGone = false;

    constructor(newest: () => Value) {
        this.#now = untrack(newest);
        $effect(() => () => (this.#isGone = true));
        $effect(() => {
            const value = newest();
            // A value that was empty before holds up nothing.
            if (this.#now === null) this.#now = value;
            else if (!this.#isWaiting && value !== this.#now) void this.#follow(newest);
        });
    }

    get now(): Value {
        return this.#now;
    }

    async #follow(newest: () => Value): Promise<void> {
        this.#isWaiting = true;
        await painted();
        this.#isWaiting = false;
        // The component is gone and needs no update.
        if (!this.#isGone) this.#now = newest();
    }
}
