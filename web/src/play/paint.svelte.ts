// What is looked at is shown first, and a touch is answered at once: all else comes after the next paint.

import { untrack } from "svelte";

// A page that is not seen is not painted; nothing waits for it longer than this, in milliseconds.
const PATIENCE = 100;

// Done when the next frame has been painted.
export function painted(): Promise<void> {
    if (document.hidden) return Promise.resolve();
    return new Promise((done) => {
        const late = setTimeout(done, PATIENCE);
        requestAnimationFrame(() =>
            setTimeout(() => {
                clearTimeout(late);
                done();
            }),
        );
    });
}

// A value that follows another one a paint later: what shows it does not hold up the rest.
export class Later<Value> {
    #now: Value = $state.raw()!;
    #isWaiting = false;
    #isGone = false;

    constructor(newest: () => Value) {
        this.#now = untrack(newest);
        $effect(() => () => (this.#isGone = true));
        $effect(() => {
            const value = newest();
            // What was not there at all holds up nothing.
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
        // Whoever has left asks for nothing more.
        if (!this.#isGone) this.#now = newest();
    }
}
