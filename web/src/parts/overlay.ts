// What lies over the page: dialogs, drawers, menus. Each takes the focus and gives it back, and Esc closes the topmost.
//
// One opened from another lies above it. If the other closes, the focus goes back to where that one took it from.

import { onDestroy } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { borrowFocus } from "./focus";
import { stack } from "./keys";

interface Overlay<Kind extends HTMLElement> {
    close: () => void;
    takeFocus: (element: Kind) => void;
}

// A modal dialog: the browser keeps the focus inside; a click beside it closes it.
export function modal({ close, takeFocus }: Overlay<HTMLDialogElement>): Attachment<HTMLDialogElement> {
    let dialog: HTMLDialogElement | null = null;
    onDestroy(stack.add({ level: "dialog", shortcuts: () => [escape(close)], isOpen: () => dialog?.open ?? false }));
    return (element) => {
        dialog = element;
        const giveBack = borrowFocus(element);
        takeFocus(element);
        // Text can be selected from the inside to the outside: only a press that begins beside the dialog closes it.
        let isBeside = false;
        const stops = [
            on(element, "pointerdown", ({ target }) => (isBeside = target === element)),
            on(element, "click", ({ target }) => isBeside && target === element && close()),
        ];
        return () => {
            stops.forEach((stop) => stop());
            giveBack();
        };
    };
}

// Beside the game, which continues: a drawer stays until it is closed; a menu also closes with a click elsewhere.
export function panel({
    close,
    takeFocus,
    isMenu = false,
}: Overlay<HTMLElement> & { isMenu?: boolean }): Attachment<HTMLElement> {
    let shown: HTMLElement | null = null;
    onDestroy(stack.add({ level: "panel", shortcuts: () => [escape(close)], element: () => shown }));
    return (element) => {
        shown = element;
        const giveBack = borrowFocus(element);
        takeFocus(element);
        const stop = isMenu ? on(window, "pointerdown", (event) => isOutside(event, element) && close()) : null;
        return () => {
            stop?.();
            giveBack();
        };
    };
}

const escape = (close: () => void) => ({ keys: ["Escape"], name: "cancel", act: close });

// The button that opened a menu closes it itself.
const isOutside = ({ target }: Event, element: Element): boolean =>
    target instanceof Element && !element.contains(target) && !target.closest("[aria-expanded=true]");
