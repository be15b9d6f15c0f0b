// What is looked at is shown first, and a touch is answered at once: all else comes after the next paint.

import { untrack } from "svelte";

// A page that is not seen is not painted; nothing waits for it longer than this, in milliseconds.
const PATIENCE = 100;

let next: Promise<void> | null = null;

// Done when the next frame has been painted; whoever waits for the same frame goes on in the order of their asking.
export function painted(): Promise<void> {
    if (document.hidden) return Promise.resolve();
    if (next) return next;
    const frame = new Promise<void>((done) => {
        // Whoever asks from now on means the frame after this one.
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
