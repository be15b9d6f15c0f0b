// The keys that work anywhere while a decision is due: R, F and arrows for the tile, Enter and Esc.

import { isOnControl, type Shortcut } from "../../parts/keys";
import type { HelsinkiTurn, Plan } from "./plan.svelte";
import type { Arrow } from "./pushing.svelte";

const ARROWS: Record<string, Arrow> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

// The button last pressed by key, and when: pressing it again in the same turn confirms its choice.
let pressed: { target: EventTarget | null; turn: HelsinkiTurn } | null = null;

export const shortcutsOf = (turn: HelsinkiTurn, plan: Plan): Shortcut[] => [
    {
        keys: ["Enter"],
        name: "confirm",
        isMeant: (event) => canConfirm(event, turn),
        act: () => void turn.confirm(),
    },
    {
        keys: ["Escape"],
        name: "cancel",
        isMeant: () => Boolean(turn.chosen ?? turn.refusal) || plan.source !== null,
        act: () => plan.drop(),
    },
    ...handling(plan).map((shortcut) => ({ ...shortcut, isMeant: () => plan.pushing.isDue })),
];

const handling = ({ pushing }: Plan): Shortcut[] => [
    { keys: ["r"], name: "turn", act: () => pushing.turn() },
    { keys: ["f"], name: "flip", act: () => pushing.flip() },
    { keys: Object.keys(ARROWS), act: ({ key }) => pushing.nudge(ARROWS[key]!) },
];

// Enter itself presses the focused button, except the one that has made the choice.
function canConfirm(event: KeyboardEvent, turn: HelsinkiTurn): boolean {
    const isMeant = !isOnControl(event) || (isPressedAgain(event, turn) && !isInBar(event));
    if (isMeant && turn.preview) return true;
    pressed = { target: event.target, turn };
    return false;
}

const isPressedAgain = ({ target }: KeyboardEvent, turn: HelsinkiTurn): boolean =>
    pressed?.target === target && pressed.turn === turn;

const isInBar = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(".choice") !== null;
