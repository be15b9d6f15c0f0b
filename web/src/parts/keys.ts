// Every key goes through one listener (main.ts) and a stack of layers: the topmost layer with a shortcut for it gets it.
//
// What walks through a group of controls with arrows handles those keys itself: an event whose default is prevented
// does not come here.

import { onDestroy } from "svelte";

// From the bottom to the top. A dialog is modal: nothing below it hears a key.
const LEVELS = ["page", "board", "panel", "dialog", "tooltip", "drag"] as const;
export type Level = (typeof LEVELS)[number];

export interface Shortcut {
    // As in KeyboardEvent.key; letters are in lower case.
    keys: readonly string[];
    // The list of keys explains it under this name; without a name it is not listed.
    name?: string;
    // If not, the key goes on to the next shortcut.
    isMeant?: (event: KeyboardEvent) => boolean;
    act: (event: KeyboardEvent) => void;
}

export interface Layer {
    level: Level;
    shortcuts: () => readonly Shortcut[];
    // Someone whose focus is in a panel is not at the board: its shortcuts rest.
    element?: () => Element | null;
    isOpen?: () => boolean;
}

// Nobody types in a radio button, a checkbox or a slider.
const TYPED = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select";
const CONTROLS = "button, a, summary, [role=button], [role=gridcell]";

export class KeyStack {
    // Single letters are shortcuts; people who dictate, or often hit keys by mistake, can switch them off.
    hasLetters = true;
    // From the bottom to the top; within a level, in the order of opening.
    readonly #layers: Layer[] = [];

    // Put a layer on its place; the returned function takes it away.
    add(layer: Layer): () => void {
        const above = this.#layers.findIndex((other) => rank(other) > rank(layer));
        this.#layers.splice(above < 0 ? this.#layers.length : above, 0, layer);
        return () => void this.#layers.splice(this.#layers.indexOf(layer), 1);
    }

    press(event: KeyboardEvent): void {
        if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
        const target = event.target instanceof Element ? event.target : null;
        const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
        if (this.#isMuted(key) || (target && isForText(key, target))) return;
        const shortcut = this.#heard(target)
            .flatMap((layer) => layer.shortcuts())
            .find((one) => one.keys.includes(key) && (one.isMeant?.(event) ?? true));
        if (!shortcut) return;
        event.preventDefault();
        shortcut.act(event);
    }

    // The names of all shortcuts there are, those of the topmost layer first.
    get names(): string[] {
        const shortcuts = this.#layers.toReversed().flatMap((layer) => layer.shortcuts());
        const working = shortcuts.filter(({ keys }) => !keys.every((key) => this.#isMuted(key)));
        return [...new Set(working.flatMap(({ name }) => name ?? []))];
    }

    get isUnderDialog(): boolean {
        return this.#open.some(({ level }) => level === "dialog");
    }

    get #open(): Layer[] {
        return this.#layers.filter(({ isOpen }) => isOpen?.() ?? true);
    }

    // From the top to the bottom.
    #heard(target: Element | null): Layer[] {
        const layers = this.#open.toReversed();
        const dialog = layers.findIndex(({ level }) => level === "dialog");
        if (dialog >= 0) return layers.slice(0, dialog + 1);
        const isBeside = layers.some(({ level, element }) => level === "panel" && element?.()?.contains(target));
        return layers.filter(({ level }) => !isBeside || level !== "board");
    }

    #isMuted(key: string): boolean {
        return !this.hasLetters && key.length === 1 && key !== " ";
    }
}

const rank = ({ level }: Layer): number => LEVELS.indexOf(level);

// Only Esc leaves a text, unless it clears a search first.
function isForText(key: string, target: Element): boolean {
    const field = target.closest(TYPED);
    if (!field) return false;
    return key !== "Escape" || (field instanceof HTMLInputElement && field.type === "search" && field.value !== "");
}

// Enter and Space press the focused control itself.
export const isOnControl = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(CONTROLS) !== null;

export const stack = new KeyStack();

// The shortcuts of a component, for as long as it is there.
export function listen(level: Level, shortcuts: () => readonly Shortcut[]): void {
    onDestroy(stack.add({ level, shortcuts }));
}
