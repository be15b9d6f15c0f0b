// The tables to go to: the visitor's own, and open ones in the lobby. Refreshed now and then.

import { keep, kept } from "../kept";
import type { Summary } from "../protocol";
import { ask } from "../server/http";
import { me } from "../server/me.svelte";

const EVERY = 10_000;
// Games against bots alone leave the list by themselves after a week without a move, or at once by a tap. They stay on
// the server, at their address.
const UNTOUCHED = 7 * 86_400_000;
const AWAY = "put-away";

export const isAmongBots = ({ table, yours }: Summary): boolean =>
    yours.length === 1 && table.seats.every(({ how }, seat) => how === "bot" || yours.includes(seat));

export class Tables {
    own: Summary[] = $state.raw([]);
    open: Summary[] = $state.raw([]);
    #away = new Set(kept(AWAY)?.split(" "));

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

    putAway(id: string): void {
        this.#away.add(id);
        keep(AWAY, [...this.#away].join(" "));
        this.own = this.own.filter((summary) => this.#isListed(summary));
    }

    #isListed(summary: Summary): boolean {
        if (!isAmongBots(summary)) return true;
        return !this.#away.has(summary.table.id) && Date.now() - summary.moved_at < UNTOUCHED;
    }

    async #look(): Promise<void> {
        try {
            const [own, open] = await Promise.all([
                me() ? ask("GET", "/api/me/tables") : [],
                ask("GET", "/api/tables"),
            ]);
            const known = new Set(own.map((summary) => summary.table.id));
            this.own = own
                .filter((summary) => this.#isListed(summary))
                .toSorted((one, other) => Number(other.your_turn) - Number(one.your_turn));
            this.open = open.filter((summary) => !known.has(summary.table.id));
        } catch {
            // The last answer stays until the server answers again.
        }
    }
}
