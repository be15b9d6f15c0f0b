// A page that is open while the server gets a new one misses its files: loaded again, it is the new one.

const KEY = "loaded-again";
// Who misses something again so soon would miss it after every loading.
const SOON = 60_000;

export async function loadAgainOnce(): Promise<void> {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return;
    // Without a server there is nothing new, and maybe no page at all.
    const answer = await fetch("/").catch(() => null);
    if (!answer?.ok) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
}
