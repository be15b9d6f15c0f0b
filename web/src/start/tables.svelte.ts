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

// Whether a table waits for the visitor: for their move, or their answer to somebody who asks for a seat.
const isCalling = ({ your_turn, knocks }: Summary): boolean => your_turn || knocks > 0;

export class Tables {
    open: Summary[] = $state.raw([]);
    // The game that was taken off the list just now.
    putAway: Summary | null = $state.raw(null);
    #all: Summary[] = $state.raw([]);
    #away: ReadonlySet<string> = $state.raw(new Set(kept(AWAY)?.split(" ")));
    own: Summary[] = $derived(this.#all.filter((summary) => this.#isListed(summary)));

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

    takeOff(summary: Summary): void {
        this.putAway = summary;
        this.#keep([...this.#away, summary.table.id]);
    }

    bringBack(): void {
        const id = this.putAway?.table.id;
        this.putAway = null;
        this.#keep([...this.#away].filter((other) => other !== id));
    }

    #keep(away: string[]): void {
        this.#away = new Set(away);
        keep(AWAY, away.join(" "));
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
            this.#all = own.toSorted((one, other) => Number(isCalling(other)) - Number(isCalling(one)));
            this.open = open.filter((summary) => !known.has(summary.table.id));
        } catch {
            // The last answer stays until the server answers again.
        }
    }
}
