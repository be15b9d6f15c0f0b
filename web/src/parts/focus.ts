// Where the focus goes when the focused element disappears.

// Remember the focused element; the returned function restores the focus, unless something else has taken it since.
export function borrowFocus(): () => void {
    const before = document.activeElement;
    return () => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        // The squares of a board are not HTML elements.
        const canFocus = before instanceof HTMLElement || before instanceof SVGElement;
        if (isLost && canFocus && before.isConnected) before.focus({ preventScroll: true });
    };
}
