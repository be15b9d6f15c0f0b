// Light or dark: what the visitor has chosen here, or else what their system prefers.

import { keep, kept } from "../kept";

export type Theme = "light" | "dark";

const system = matchMedia("(prefers-color-scheme: dark)");
let chosen: Theme | null = $state(read());
let preferred: Theme = $state(system.matches ? "dark" : "light");

function read(): Theme | null {
    const stored = kept("theme");
    return stored === "light" || stored === "dark" ? stored : null;
}

export const theme = (): Theme => chosen ?? preferred;

export function toggleTheme(): void {
    chosen = theme() === "dark" ? "light" : "dark";
    keep("theme", chosen);
    apply();
}

function apply(): void {
    document.documentElement.dataset.theme = theme();
}

system.addEventListener("change", () => {
    preferred = system.matches ? "dark" : "light";
    apply();
});
apply();
