// A piece of another player flies over the page: from the player to its place on the board, or the other way.

import { type Component, mount, unmount, untrack } from "svelte";
import { type BotSpeed, motion, settings } from "./settings.svelte";

const FLIGHT = 450;
const FACTORS: Record<BotSpeed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
// How small a piece is where its player is.
const SMALL = 0.4;

export interface Way {
    // Where both ends of the way are found.
    page: Element;
    // The selector of the piece's place on the board; a player is found by data-home.
    place: string;
    by: number;
    // Whether the player takes the piece, or brings it.
    isTaken: boolean;
}

// The factor for the length of everything that others' pieces do; 0 if they do not move by themselves.
export const flightFactor = (): number => FACTORS[settings.botSpeed] * motion();

// How long a flight takes, in milliseconds.
export const flightTime = (): number => FLIGHT * flightFactor();

// Let a piece fly, unless one of the ends is not shown; the result ends the flight early.
export function fly<Props extends Record<string, unknown>>(
    Picture: Component<Props>,
    props: Props,
    { page, place, by, isTaken }: Way,
): () => void {
    const duration = untrack(flightTime);
    const [there, home] = [page.querySelector(place), page.querySelector(`[data-home="${by}"]`)];
    if (!duration || !there || !home) return () => {};
    const [lying, held] = [there.getBoundingClientRect(), home.getBoundingClientRect()];
    const carrier = document.createElement("div");
    carrier.className = "flight on-screen";
    carrier.dataset.flight = "";
    carrier.style.cssText =
        `position: fixed; z-index: var(--layer-note); pointer-events: none; ` +
        `left: ${lying.left}px; top: ${lying.top}px; width: ${lying.width}px; height: ${lying.height}px`;
    document.body.append(carrier);
    const picture = untrack(() => mount(Picture, { target: carrier, props }));
    const [x, y] = [middle(held).x - middle(lying).x, middle(held).y - middle(lying).y];
    const away = { transform: `translate(${x}px, ${y}px) scale(${SMALL})` };
    const flight = carrier.animate([away, { transform: "none" }], {
        duration,
        easing: "ease-in-out",
        direction: isTaken ? "reverse" : "normal",
    });
    const land = (): void => {
        if (!carrier.isConnected) return;
        carrier.remove();
        void unmount(picture);
    };
    flight.finished.then(land, land);
    return land;
}

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({
    x: left + width / 2,
    y: top + height / 2,
});
