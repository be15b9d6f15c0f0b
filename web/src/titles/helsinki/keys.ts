// The keys that work anywhere while a decision is due: R, F and arrows for the tile, Enter and Esc.

import type { Turn } from "../../turn/turn.svelte";
import { isElsewhere } from "../../turn/elsewhere";
import { isMuted } from "../../turn/settings.svelte";
import type { Plan } from "./plan.svelte";
import type { Arrow } from "./pushing.svelte";

const ARROWS: Record<string, Arrow> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

// The button last pressed by key: pressing it again confirms its choice.
let pressed: EventTarget | null = null;

export function playByKey(event: KeyboardEvent, turn: Turn, plan: Plan): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isElsewhere(event) || isMuted(event)) return;
    const isDone = plan.pushing.isDue && handle(event.key, plan);
    if (isDone || settle(event, turn, plan)) event.preventDefault();
    if (event.key === "Enter" && !event.defaultPrevented) pressed = event.target;
}

function handle(key: string, { pushing }: Plan): boolean {
    const arrow = ARROWS[key];
    if (arrow) pushing.nudge(arrow);
    else if (key === "r" || key === "R") pushing.turn();
    else if (key === "f" || key === "F") pushing.flip();
    else return false;
    return true;
}

function settle(event: KeyboardEvent, turn: Turn, plan: Plan): boolean {
    if (event.key === "Escape" && (turn.chosen || turn.refusal || plan.source !== null)) {
        plan.drop();
        return true;
    }
    // Enter itself presses the focused button.
    const isOnButton = (event.target as Element).closest("button, a, summary") !== null;
    const isMeant = !isOnButton || (event.target === pressed && !isInBar(event));
    if (event.key !== "Enter" || !isMeant || !turn.preview) return false;
    void turn.confirm();
    return true;
}

const isInBar = ({ target }: KeyboardEvent): boolean => (target as Element).closest(".choice") !== null;
