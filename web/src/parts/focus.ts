// Where the focus goes when the focused element disappears.

import { on } from "svelte/events";

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

// When a question goes away with the focus in it, the next question gets the focus, or else the heading of the page.
export function handFocusOn(question: HTMLElement): () => void {
    let hasFocus = false;
    const stops = [
        on(question, "focusin", () => (hasFocus = true)),
        // What is removed loses the focus to nothing.
        on(question, "focusout", ({ relatedTarget }) => (hasFocus = relatedTarget === null)),
    ];
    return () => {
        stops.forEach((stop) => stop());
        if (!hasFocus || document.activeElement !== document.body) return;
        const next = [...document.querySelectorAll<HTMLElement>("[role=alert] button")];
        const heading = document.querySelector("h1");
        if (heading) heading.tabIndex = -1;
        (next.find((button) => !question.contains(button)) ?? heading)?.focus({ preventScroll: true });
    };
}
