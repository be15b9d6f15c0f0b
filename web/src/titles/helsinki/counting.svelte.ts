// The points of a board, counted on request.

export class Counting {
    isOpen = $state(false);
    // The squares that count for what is pointed at.
    lit: readonly number[] = $state.raw([]);
    readonly #onclose: () => void;

    constructor(onclose: () => void) {
        this.#onclose = onclose;
    }

    close(): void {
        this.isOpen = false;
        this.#onclose();
    }
}
