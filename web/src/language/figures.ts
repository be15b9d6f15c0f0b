// Expected points in the way of the language: to a tenth, as exactly as they can be meant.

import { language } from "./speech.svelte";

const TENTHS = 10;

const written = (value: number, digits: number, signDisplay: "auto" | "exceptZero"): string =>
    new Intl.NumberFormat(language(), {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay,
    }).format(value);

export const signed = (value: number): string => written(value, 1, "exceptZero");

// What was counted and not estimated.
export const counted = (points: number): string => written(points, 0, "exceptZero");

// How far off an estimate may be, rounded up so that it never looks better than it is; nothing where that is unknown.
export const error = (value: number): string =>
    value > 0 ? `±\u00a0${written(Math.ceil(value * TENTHS) / TENTHS, 1, "auto")}` : "";

export const estimate = (value: number, off: number): string =>
    [signed(value), error(off)].filter(Boolean).join("\u00a0");
