// The player's preferences on this device.

import { keep, kept } from "../kept";
import { stack } from "../parts/keys";
import { stage } from "./stage.svelte";

export type MotionSetting = "full" | "fast" | "off";
export type BotSpeed = "slow" | "normal" | "fast" | "off";

interface Settings {
    // Choosing is confirming.
    oneTap: boolean;
    sound: boolean;
    vibration: boolean;
    // Single letters are shortcuts; people who dictate, or often hit keys by mistake, can switch them off.
    letters: boolean;
    motion: MotionSetting;
    botSpeed: BotSpeed;
}

const KEY = "settings";
const DEFAULT: Settings = {
    oneTap: false,
    sound: false,
    vibration: false,
    letters: true,
    motion: "full",
    botSpeed: "normal",
};
const FACTORS: Record<MotionSetting, number> = { full: 1, fast: 0.5, off: 0 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const settings: Settings = $state({ ...DEFAULT, ...read() });

function read(): Partial<Settings> {
    try {
        return JSON.parse(kept(KEY) ?? "{}");
    } catch {
        return {};
    }
}

export function change(wanted: Partial<Settings>): void {
    Object.assign(settings, wanted);
    keep(KEY, JSON.stringify(settings));
    apply();
}

// The factor for the length of every animation; 0 means none.
export const motion = (): number => (calm.matches ? 0 : FACTORS[settings.motion] / stage.speed);

// For animations of the style sheets, and for the shortcuts.
function apply(): void {
    stack.hasLetters = settings.letters;
    document.documentElement.dataset.motion = settings.motion;
    document.documentElement.style.setProperty("--motion", String(FACTORS[settings.motion]));
}
apply();
