// What is open on the page of a table, and its error message.

import { Analysing } from "../after/analysing.svelte";
import { explain } from "../server/explain";
import { kept, keep } from "../kept";
import { refusal } from "../language/speech.svelte";
import type { ChatLine, Reason, TableInfo } from "../protocol";
import { ask, Refusal } from "../server/http";
import type { Table } from "../server/table.svelte";
import { namesOf } from "../turn/names";
import { newsOf, positionsIn } from "../turn/news";
import type { Presenter } from "../turn/presenter.svelte";
import { sceneOf } from "../turn/scene";
import type { Wanted } from "./hinting";

export type Panel = "menu" | "chat" | "log" | "moves" | "settings" | "keys" | "seats" | "result" | "leave" | Wanted;

export interface Notice {
    text: string;
    rule: string;
}

const READING_TIME = 7000;

export class Room {
    panel: Panel | null = $state(null);
    notice: Notice | null = $state.raw(null);
    // The unsent chat text; it stays when the chat is closed.
    draft = $state("");
    // The result opens by itself once.
    isResultKnown = $state(false);
    // The analysis stays while the viewer looks at the replay and comes back.
    readonly analysing: Analysing;
    // The decision that is looked at in the replay as a mistake.
    mistake: number | null = $state(null);
    // What the others did is fetched, to be shown once more.
    isRecalling = $state(false);
    #readUpTo = $state(0);
    #timer = 0;

    constructor(readonly table: Table) {
        this.analysing = new Analysing(table.id);
        this.#readUpTo = Number(kept(this.#key) ?? 0);
    }

    // There is something to see only once the table is known.
    get info(): TableInfo {
        return this.table.info!;
    }

    names: string[] = $derived.by(() => (this.table.info ? namesOf(this.table.info, this.seats) : []));

    // Whether the others are looking at the table, by seat; null for bots, free seats and the viewer's own.
    presence: (boolean | null)[] = $derived.by(() => {
        const { info, presence, yours } = this.table;
        return (info?.seats ?? []).map(({ how }, seat) =>
            how === "person" && !yours.includes(seat) ? (presence?.seats[seat] ?? null) : null,
        );
    });

    // The viewer's seats that no bot plays; more than one make a hot-seat table.
    get seats(): number[] {
        const { info, yours } = this.table;
        return yours.filter((seat) => info?.seats[seat]?.how === "person");
    }

    // The viewer's seats that a bot is playing.
    get away(): number[] {
        const { info, yours } = this.table;
        return info?.status === "running" ? yours.filter((seat) => info.seats[seat]?.how === "bot") : [];
    }

    // How many chat lines the viewer has not seen yet.
    get unread(): number {
        return this.table.chat.filter((line) => this.isUnread(line)).length;
    }

    // What was said before a spectator came is not meant for them.
    isUnread({ id, seat }: ChatLine): boolean {
        const { yours, saidBefore } = this.table;
        const known = yours.length ? this.#readUpTo : Math.max(this.#readUpTo, saidBefore ?? 0);
        return id > known && !yours.includes(seat ?? -1);
    }

    read(): void {
        this.#readUpTo = this.table.chat.at(-1)?.id ?? 0;
        keep(this.#key, String(this.#readUpTo));
    }

    get #key(): string {
        return `chat ${this.table.id}`;
    }

    open(panel: Panel | null): void {
        this.panel = this.panel === panel ? null : panel;
    }

    showResult(): void {
        this.isResultKnown = true;
        this.panel = "result";
    }

    tell(text: string, rule = ""): void {
        this.notice = { text, rule };
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => (this.notice = null), READING_TIME);
    }

    refuse(reason: Reason): void {
        this.tell(refusal(reason, this.names), reason.rule);
    }

    // Try something; if it fails, show why.
    async attempt<Answer>(work: Promise<Answer>): Promise<Answer | null> {
        try {
            return await work;
        } catch (error) {
            if (error instanceof Refusal) this.refuse(error.reason);
            else this.tell(explain(error));
            return null;
        }
    }

    // Show once more what the others did since the viewer's last turn.
    async recall(presenter: Presenter): Promise<void> {
        const { around } = presenter;
        if (!around || this.isRecalling || presenter.isBehind) return;
        const { id: table_id, log, position } = this.table;
        const query = position?.seat == null ? {} : { seat: position.seat };
        const numbers = positionsIn(newsOf(around)).filter((number) => number < log.length);
        this.isRecalling = true;
        const past = await this.attempt(
            Promise.all(
                numbers.map((number) =>
                    ask("GET", "/api/tables/{table_id}/positions/{number}", { path: { table_id, number }, query }),
                ),
            ),
        );
        this.isRecalling = false;
        if (past) presenter.again(past.map((one) => sceneOf(one, log.slice(0, one.number), this)));
    }

    async comeBack(seat: number): Promise<void> {
        await this.attempt(this.table.change({ type: "return", seat }));
    }

    // Whether the others can be asked for a take-back: at such a table, once the viewer has decided something.
    get canAskTakeBack(): boolean {
        const { info, position, log } = this.table;
        if (info?.status !== "running" || !info.take_back || info.question || !position) return false;
        return log.slice(info.recorded).some((entry) => entry.by === position.seat);
    }

    async undo(): Promise<void> {
        const { position } = this.table;
        if (!position || position.seat === null) return;
        if (!position.undo?.allowed) {
            if (this.canAskTakeBack) await this.attempt(this.table.change({ type: "take-back", seat: position.seat }));
            else if (position.undo?.reason) this.refuse(position.undo.reason);
        } else if (await this.attempt(this.table.takeBack(position.seat))) await this.#undoForced();
    }

    // Where there is nothing to choose, the page moves on by itself: the decision before is meant.
    async #undoForced(): Promise<void> {
        const { position, log } = this.table;
        const isForced = position?.legal?.length === 1 && log.at(-1)?.by === position.seat;
        if (isForced && position.undo?.allowed) await this.undo();
    }
}
