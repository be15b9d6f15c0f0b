// The tables to go to: the visitor's own, and open ones in the lobby. Refreshed now and then.

import type { Summary } from "../protocol";
import { ask } from "../server/http";
import { me } from "../server/me.svelte";

const EVERY = 10_000;

export class Tables {
    own: Summary[] = $state.raw([]);
    open: Summary[] = $state.raw([]);

    // Refresh until the returned function is called, but not while the page is hidden.
    watch(): () => void {
        const look = (): void => {
            if (!document.hidden) void this.#look();
        };
        look();
        const timer = setInterval(look, EVERY);
        document.addEventListener("visibilitychange", look);
        return () => {
            clearInterval(timer);
            document.removeEventListener("visibilitychange", look);
        };
    }

    async #look(): Promise<void> {
        try {
            const [own, open] = await Promise.all([
                me() ? ask("GET", "/api/me/tables") : [],
                ask("GET", "/api/tables"),
            ]);
            const known = new Set(own.map((summary) => summary.table.id));
            this.own = own.toSorted((one, other) => Number(other.your_turn) - Number(one.your_turn));
            this.open = open.filter((summary) => !known.has(summary.table.id));
        } catch {
            // The last answer stays until the server answers again.
        }
    }
}
