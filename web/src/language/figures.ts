// Expected points, formatted for the language: to a tenth, since they are no more precise.

import { language, say } from "./speech.svelte";

const TENTHS = 10;

const written = (value: number, digits: number, signDisplay: "auto" | "exceptZero"): string =>
    new Intl.NumberFormat(language(), {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay,
    }).format(value);

export const signed = (value: number): string => written(value, 1, "exceptZero");

// Exact counts, not estimates.
export const counted = (points: number): string => written(points, 0, "exceptZero");

// The error of an estimate, rounded up so that it never looks better than it is; empty if unknown.
export const error = (value: number): string =>
    value > 0 ? `±\u00a0${written(Math.ceil(value * TENTHS) / TENTHS, 1, "auto")}` : "";

// The lead that a hint expects at the end, or the points of whoever plays alone, to a whole point: nobody plays for less.
export function leadWords(lead: number, isSolo: boolean): string {
    const points = Math.round(Math.abs(lead));
    if (isSolo) return say("web-hint-points", { points });
    return say("web-hint-lead", { side: points === 0 ? "level" : lead > 0 ? "ahead" : "behind", points });
}
