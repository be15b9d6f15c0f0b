// Where the focus goes when the focused element disappears.

// For everything that took the focus: where it came from, and where that came from.
const openers = new Map<Element, Element[]>();

// Remember the focused element before an overlay takes the focus; the returned function restores it, unless something
// outside the overlay has taken it since.
export function borrowFocus(overlay: Element): () => void {
    const before = document.activeElement;
    const around = [...openers].find(([other]) => other.contains(before));
    openers.set(overlay, [...(before ? [before] : []), ...(around?.[1] ?? [])]);
    return () => {
        const candidates = openers.get(overlay) ?? [];
        openers.delete(overlay);
        const { activeElement } = document;
        const isLost = !activeElement || activeElement === document.body || overlay.contains(activeElement);
        if (isLost) candidates.find(canTakeFocus)?.focus({ preventScroll: true });
    };
}

// The squares of a board are not HTML elements.
const canTakeFocus = (element: Element): element is HTMLElement | SVGElement =>
    element.isConnected &&
    element !== document.body &&
    (element instanceof HTMLElement || element instanceof SVGElement);
