// The most important parts are shown first, and a touch is answered at once; everything else comes after the next paint.

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
