// Where the focus goes when what has it disappears.

// Remember what has the focus; what is returned gives it back, unless something else has taken it since.
export function borrowFocus(): () => void {
    const before = document.activeElement;
    return () => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        // The squares of a board are no HTML.
        const canFocus = before instanceof HTMLElement || before instanceof SVGElement;
        if (isLost && canFocus && before.isConnected) before.focus({ preventScroll: true });
    };
}
