// How pieces move: a tile slides in and bumps, a lantern drops, a coat of arms lifts, a new line is lit once, a pawn walks.

import type { TransitionConfig } from "svelte/transition";
import { flightFactor } from "../../turn/flight";
import { motion } from "../../turn/settings.svelte";
import type { Push } from "./pushing";

const UNIT = 100;
const PER_CELL = 60;
const SHORTEST = 180;
const LONGEST = 480;
const BUMP = 90;
const BUMP_DEPTH = 4;
const FADE = 120;
// About how long a slide takes: its consequences begin then.
const SLIDE = 330;
// From one space to the next.
const STEP = 130;

const isCalm = (): boolean => motion() === 0;
const fade: TransitionConfig = { duration: FADE, css: (shown) => `opacity: ${shown}` };

// How long a push takes until the tile lies still.
const slideTime = ({ steps }: Push): number => Math.min(Math.max(PER_CELL * steps, SHORTEST), LONGEST) + BUMP;

// Svelte passes the element that moves; the motion is the same for all of them.
type Moving = (node: Element) => TransitionConfig;

export function slide(_node: Element, push: Push): TransitionConfig {
    if (isCalm()) return fade;
    const duration = slideTime(push) * motion();
    const bumpAt = 1 - BUMP / slideTime(push);
    const [from, to] = [push.start[0]!, push.rest[0]!];
    const way = [(from[1] - to[1]) * UNIT, (from[0] - to[0]) * UNIT] as const;
    const length = Math.hypot(...way) || 1;
    const left = (time: number): number => {
        if (time < bumpAt) return 1 - (time / bumpAt) ** 2;
        return (BUMP_DEPTH / length) * Math.sin((Math.PI * (time - bumpAt)) / (1 - bumpAt));
    };
    return {
        duration,
        easing: (time) => time,
        css: (time) => `transform: translate(${way[0] * left(time)}px, ${way[1] * left(time)}px)`,
    };
}

export const drop: Moving = () => {
    if (isCalm()) return fade;
    return {
        duration: 180 * motion(),
        css: (shown, hidden) => `transform: translateY(${-60 * hidden}px); opacity: ${Math.min(1, shown * 2)}`,
    };
};

export const lift: Moving = () => {
    if (isCalm()) return fade;
    return {
        delay: SLIDE * motion(),
        duration: 240 * motion(),
        css: (shown, gone) => `transform: translateY(${-90 * gone}px); opacity: ${shown}`,
    };
};

export const light: Moving = () => ({
    delay: SLIDE * motion(),
    duration: isCalm() ? FADE : 600 * motion(),
    css: (shown) => `opacity: ${Math.sin(Math.PI * shown)}`,
});

// Let a pawn walk through places, given as transforms, unless motion is unwanted.
export function walk(pawn: Element, transforms: string[], isOwn: boolean): void {
    const duration = STEP * (transforms.length - 1) * (isOwn ? motion() : flightFactor());
    if (duration > 0) pawn.animate({ transform: transforms }, { duration, easing: "linear" });
}
