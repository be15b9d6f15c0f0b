// A table as its server tells it: the newest position, the log and the chat. It recovers from any gap by asking again.

import ReconnectingWebSocket from "partysocket/ws";
import type { ChatLine, Done, Entry, Message, Move, Position, Previewed, TableInfo, Told } from "../protocol";
import { Refusal } from "./http";

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

export class Table {
    info: TableInfo | null = $state.raw(null);
    position: Position | null = $state.raw(null);
    log: Entry[] = $state.raw([]);
    chat: ChatLine[] = $state.raw([]);
    yours: number[] = $state.raw([]);
    isOwner = $state(false);
    since = $state(0);
    connected = $state(false);
    // Why there is nothing to see, if so.
    closed: number | null = $state(null);

    #socket: ReconnectingWebSocket;
    #changes = new Map<string, Waiting<Done>>();
    #previews: Waiting<Previewed>[] = [];
    #shown: number | null = null;

    constructor(readonly id: string) {
        const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
        // The whole log is asked for once; after that only what is new.
        this.#socket = new ReconnectingWebSocket(() => `${address}?since=${this.position?.seq ?? 0}`, [], {
            minReconnectionDelay: 300,
            maxReconnectionDelay: 5000,
        });
        this.#socket.addEventListener("message", (event) => this.#hear(JSON.parse(String(event.data)) as Told));
        this.#socket.addEventListener("close", (event) => this.#lose(event.code));
    }

    close(): void {
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

    play(seat: number, move: Move): Promise<Done> {
        return this.change({ type: "move", seat, move });
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

    #say(message: Message): void {
        this.#socket.send(JSON.stringify(message));
    }

    #lose(code: number): void {
        this.connected = false;
        if (!FINAL.has(code)) return;
        this.closed = code;
        this.#socket.close();
    }

    #hear(told: Told): void {
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
                this.info = told;
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

    #move(position: Position): void {
        this.log = [...this.log.slice(0, position.news_from), ...position.news];
        this.position = position;
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
        this.#changes.get(key)?.failed(refusal);
        this.#changes.delete(key);
    }
}
