// If the server gets a new page while an old one is open, the old one misses its files: a reload brings the new one.

import { to } from "./addresses";

const KEY = "loaded-again";
// If something is missing again this soon, it would be missing after every reload.
const SOON = 60_000;

export async function loadAgainOnce(): Promise<void> {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return;
    // Without a server there is nothing new, and maybe no page at all.
    const answer = await fetch(to("start")).catch(() => null);
    if (!answer?.ok) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
}
