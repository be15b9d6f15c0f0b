// Remaining time, in digits.

import { say } from "../language/speech.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// Below this a clock warns.
export const LITTLE = 30 * SECOND;

const two = (number: number): string => String(number).padStart(2, "0");

export function left(milliseconds: number): string {
    const rest = Math.max(0, milliseconds);
    if (rest >= 2 * DAY) return say("web-table-days", { days: Math.round(rest / DAY) });
    const [hours, minutes, seconds] = [rest / HOUR, (rest % HOUR) / MINUTE, (rest % MINUTE) / SECOND].map(Math.floor);
    return hours ? `${hours}:${two(minutes!)}:${two(seconds!)}` : `${minutes}:${two(seconds!)}`;
}
