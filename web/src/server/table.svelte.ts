// A table as its server tells it: the newest position, the log and the chat. It recovers from any gap by asking again.

import ReconnectingWebSocket from "partysocket/ws";
import type { ChatLine, Done, Entry, Message, Move, Position, Previewed, Seat, TableInfo, Told } from "../protocol";
import { ask, Refusal } from "./http";

// A message to be sent: its key and the number it answers to are added here.
type Draft<Kind> = Kind extends { key: string } ? Omit<Kind, "key" | "seq"> : never;
export type Change = Draft<Message>;

interface Waiting<Answer> {
    message: Message;
    done: (answer: Answer) => void;
    failed: (error: unknown) => void;
}

// Codes with which the server says that coming again would not help.
const FINAL = new Set([4403, 4404]);
// What is still meant when the table has moved on meanwhile: it is said again to the table as it is then.
const PATIENT = new Set(["start", "sit", "leave", "return", "link", "revoke"]);
const ATTEMPTS = 5;
// How long a connection that may have died in a pocket has to give a sign of life.
const SIGN_OF_LIFE = 4000;

export class Table {
    info: TableInfo | null = $state.raw(null);
    position: Position | null = $state.raw(null);
    log: Entry[] = $state.raw([]);
    chat: ChatLine[] = $state.raw([]);
    yours: number[] = $state.raw([]);
    isOwner = $state(false);
    since = $state(0);
    connected = $state(false);
    // How far the server's clock is ahead of the one here.
    offset = $state(0);
    // Why there is nothing to see, if so.
    closed: number | null = $state(null);

    #socket: ReconnectingWebSocket;
    #changes = new Map<string, Waiting<Done>>();
    #previews: Waiting<Previewed>[] = [];
    #shown: number | null = null;
    #awaited: { seq: number; arrived: () => void }[] = [];
    #heardAt = 0;

    constructor(readonly id: string) {
        const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
        // The whole log is asked for once; after that only what is new.
        this.#socket = new ReconnectingWebSocket(() => `${address}?since=${this.position?.seq ?? 0}`, [], {
            minReconnectionDelay: 300,
            maxReconnectionDelay: 5000,
        });
        this.#socket.addEventListener("message", (event) => this.#hear(JSON.parse(String(event.data)) as Told));
        this.#socket.addEventListener("close", (event) => this.#lose(event.code));
        document.addEventListener("visibilitychange", this.#wake);
        window.addEventListener("online", this.#wake);
    }

    close(): void {
        document.removeEventListener("visibilitychange", this.#wake);
        window.removeEventListener("online", this.#wake);
        this.#socket.close();
    }

    // The seat that is looking: at a hot-seat table the one that has said so.
    get seat(): number | null {
        return this.position?.seat ?? null;
    }

    change(draft: Change): Promise<Done> {
        const key = crypto.randomUUID();
        const keyed = { ...draft, key, ...(draft.type === "say" ? {} : { seq: this.position?.seq ?? 0 }) };
        return new Promise((done, failed) => {
            this.#changes.set(key, { message: keyed as Message, done, failed });
            if (this.connected) this.#say(keyed as Message);
        });
    }

    // Make a move; it is made when its position is here, not only its receipt.
    async play(seat: number, move: Move): Promise<Done> {
        const done = await this.change({ type: "move", seat, move });
        if ((this.position?.seq ?? 0) < done.seq) {
            await new Promise<void>((arrived) => this.#awaited.push({ seq: done.seq, arrived }));
        }
        return done;
    }

    preview(seat: number, move: Move): Promise<Previewed> {
        const message: Message = { type: "preview", seat, move };
        return new Promise((done, failed) => {
            this.#previews.push({ message, done, failed });
            if (this.connected) this.#say(message);
        });
    }

    // At a hot-seat table: I am this seat, show me what it may know.
    show(seat: number | null): void {
        this.#shown = seat;
        if (this.connected) this.#say({ type: "show", seat });
    }

    // Take a seat. Who may not watch yet has no socket that could say so.
    async sit(seat: number | null, secret: string | null): Promise<void> {
        let seq = this.position?.seq ?? 0;
        for (let attempt = 1; ; attempt++) {
            try {
                const message = { type: "sit", key: crypto.randomUUID(), seq, seat, secret };
                await ask<Done>("POST", `/api/tables/${this.id}/messages`, message);
                break;
            } catch (error) {
                if (!(error instanceof Refusal) || error.reason.code !== "stale" || attempt === ATTEMPTS) throw error;
                seq = Number(error.reason.arguments.seq);
            }
        }
        this.comeAgain();
    }

    // Open the socket anew: who is asking, or where they sit, has changed.
    comeAgain(): void {
        this.closed = null;
        this.#socket.reconnect();
    }

    #say(message: Message): void {
        this.#socket.send(JSON.stringify(message));
    }

    #wake = (): void => {
        if (document.hidden || !this.connected) return;
        const asked = Date.now();
        this.#say({ type: "ping" });
        setTimeout(() => {
            if (this.connected && this.#heardAt < asked) this.#socket.reconnect();
        }, SIGN_OF_LIFE);
    };

    #lose(code: number): void {
        this.connected = false;
        if (!FINAL.has(code)) return;
        this.closed = code;
        this.#socket.close();
    }

    #hear(told: Told): void {
        this.#heardAt = Date.now();
        switch (told.type) {
            case "welcome":
                this.info = told.table;
                this.yours = told.yours;
                this.isOwner = told.owner;
                this.chat = told.chat;
                this.since = told.since;
                this.#move(told.position);
                this.#resume();
                break;
            case "table":
                this.#seat(told);
                break;
            case "position":
                this.#move(told);
                break;
            case "chat":
                if (!this.chat.some((line) => line.id === told.id)) this.chat = [...this.chat, told];
                break;
            case "done":
                this.#changes.get(told.key)?.done(told);
                this.#changes.delete(told.key);
                break;
            case "preview":
                this.#previews.shift()?.done(told);
                break;
            case "refused":
                this.#refuse(told.key, new Refusal(told.reason));
                break;
        }
    }

    #seat(info: TableInfo): void {
        const holders = (seats: Seat[]): string => JSON.stringify(seats.map(({ how, name }) => [how, name]));
        const isSame = this.info !== null && holders(this.info.seats) === holders(info.seats);
        this.info = info;
        // Which seats are one's own, only a welcome says.
        if (!isSame) this.#socket.reconnect();
    }

    #move(position: Position): void {
        if (position.news_from > this.log.length) {
            // Something in between was missed: begin from nothing.
            this.position = null;
            this.log = [];
            this.#socket.reconnect();
            return;
        }
        this.log = [...this.log.slice(0, position.news_from), ...position.news];
        this.position = position;
        this.offset = position.clock.now - Date.now();
        if (position.turn !== this.#shown) this.#shown = null;
        for (const { seq, arrived } of this.#awaited) if (seq <= position.seq) arrived();
        this.#awaited = this.#awaited.filter(({ seq }) => seq > position.seq);
    }

    // A change said again with its key is done once; a question is asked anew.
    #resume(): void {
        this.connected = true;
        this.closed = null;
        if (this.#shown !== null) this.#say({ type: "show", seat: this.#shown });
        for (const waiting of this.#changes.values()) this.#say(waiting.message);
        for (const waiting of this.#previews) this.#say(waiting.message);
    }

    #refuse(key: string | null, refusal: Refusal): void {
        if (key === null) {
            this.#previews.shift()?.failed(refusal);
            return;
        }
        const waiting = this.#changes.get(key);
        this.#changes.delete(key);
        if (!waiting) return;
        if (refusal.reason.code === "stale" && PATIENT.has(waiting.message.type)) this.#repeat(waiting, refusal);
        else waiting.failed(refusal);
    }

    #repeat(waiting: Waiting<Done>, refusal: Refusal): void {
        const key = crypto.randomUUID();
        const message = { ...waiting.message, key, seq: Number(refusal.reason.arguments.seq) } as Message;
        this.#changes.set(key, { ...waiting, message });
        this.#say(message);
    }
}
