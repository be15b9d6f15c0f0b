// Expected points in the way of the language: with a sign, and no more precise than they are.

import { language } from "./speech.svelte";

export const signed = (value: number): string =>
    new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);

export const plain = (value: number): string =>
    new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
