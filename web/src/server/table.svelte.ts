// A table as the server reports it: the newest position, the log and the chat. It recovers from any gap by asking again.

import ReconnectingWebSocket from "partysocket/ws";
import type {
    ChatLine,
    Done,
    Knocker,
    LogEntry,
    Message,
    Move,
    Position,
    Presence,
    Previewed,
    Seat,
    ServerMessage,
    TableInfo,
} from "../protocol";
import { linkTo } from "../links";
import { Refusal } from "./http";
import { newKey } from "./key";
import { sitDown } from "./sitting";

// A message to send: its key and the `seq` it refers to are added here.
type Draft<Kind> = Kind extends { key: string } ? Omit<Kind, "key" | "seq"> : never;
export type Change = Draft<Message>;
// Messages that hold whatever has happened at the table.
type Timeless = Draft<Exclude<Message, { seq: number }>>;
const isTimeless = (draft: Change): draft is Timeless => draft.type === "say" || draft.type === "admit";

interface Waiting<Answer> {
    message: Message;
    done: (answer: Answer) => void;
    failed: (error: unknown) => void;
}

// A message without a key: answers come in order, but only a preview has a caller waiting for one.
type Asked = Waiting<Previewed> | { message: Message };

// Close codes that mean reconnecting would not help.
const FINAL = new Set([4403, 4404, 4410, 4429]);
// Messages that still hold if the table has moved on in the meantime: they are resent with the new `seq`.
const PATIENT = ["start", "sit", "leave", "return", "link", "revoke"] as const;
type Patient = Extract<Message, { type: (typeof PATIENT)[number] }>;
const isPatient = (message: Message): message is Patient => PATIENT.some((type) => type === message.type);
// How long to wait for any message while an answer is due; the connection may have died unnoticed.
const SIGN_OF_LIFE = 5000;

// An unchanged entry keeps its object, so that everything derived from it is kept too.
const same = (old: LogEntry | undefined, entry: LogEntry): LogEntry =>
    old && JSON.stringify(old) === JSON.stringify(entry) ? old : entry;

export class Table {
    info: TableInfo | null = $state.raw(null);
    position: Position | null = $state.raw(null);
    log: LogEntry[] = $state.raw([]);
    chat: ChatLine[] = $state.raw([]);
    // The last chat line that was there when the visitor came.
    saidBefore: number | null = $state(null);
    // Who is looking at the table now, as far as it is known.
    presence: Presence | null = $state.raw(null);
    // Who asks for a seat: for the owner whoever they can answer, for anyone else only their own request.
    knocks: Knocker[] = $state.raw([]);
    yours: number[] = $state.raw([]);
    isOwner = $state(false);
    since = $state(0);
    connected = $state(false);
    // How far the server's clock is ahead of the local one.
    offset = $state(0);
    // Why there is nothing to see, if there is nothing.
    closed: number | null = $state(null);
    // Hears of every position that arrives.
    onposition: (position: Position, log: LogEntry[]) => void = () => {};
    // Hears of whatever changes about the table itself: what is known of it now, and what was known before.
    oninfo: (info: TableInfo, before: TableInfo) => void = () => {};
    // Hears of what is said while the page is open.
    onsaid: (line: ChatLine) => void = () => {};

    #socket: ReconnectingWebSocket;
    #changes = new Map<string, Waiting<Done>>();
    // What this connection was asked and has not answered yet, in order.
    #asked: Asked[] = [];
    #shown: number | null = null;
    #awaited: { seq: number; arrived: () => void }[] = [];
    #heardAt = 0;
    #timer = 0;

    constructor(readonly id: string) {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const address = `${scheme}://${location.host}${linkTo("/api/tables/{table_id}", { table_id: id })}/socket`;
        // The whole log is requested once; after that, only what is new.
        this.#socket = new ReconnectingWebSocket(() => `${address}?since=${this.position?.seq ?? 0}`, [], {
            minReconnectionDelay: 300,
            maxReconnectionDelay: 5000,
            // Unanswered messages are resent here, after the welcome.
            maxEnqueuedMessages: 0,
        });
        this.#socket.addEventListener("message", (event) => this.#hear(JSON.parse(String(event.data))));
        this.#socket.addEventListener("open", () => this.#expectSign());
        this.#socket.addEventListener("close", (event) => this.#lose(event.code));
        document.addEventListener("visibilitychange", this.#wake);
        window.addEventListener("online", this.#wake);
    }

    close(): void {
        document.removeEventListener("visibilitychange", this.#wake);
        window.removeEventListener("online", this.#wake);
        clearTimeout(this.#timer);
        this.#socket.close();
    }

    // The seat that is looking; at a hot-seat table, the one that asked to be shown.
    get seat(): number | null {
        return this.position?.seat ?? null;
    }

    // Send a message about the newest position, or about an earlier one.
    change(draft: Change, seq = this.position?.seq ?? 0): Promise<Done> {
        const key = newKey();
        const message: Message = isTimeless(draft) ? { ...draft, key } : { ...draft, key, seq };
        return new Promise((done, failed) => {
            this.#changes.set(key, { message, done, failed });
            if (this.connected) this.#say(message);
        });
    }

    play(seat: number, move: Move, seq: number): Promise<Done> {
        return this.#follow(this.change({ type: "move", seat, move }, seq));
    }

    // Take back a seat's last decision.
    takeBack(seat: number): Promise<Done> {
        return this.#follow(this.change({ type: "undo", seat }));
    }

    // A change is done when its position has arrived, not just its receipt.
    async #follow(change: Promise<Done>): Promise<Done> {
        const done = await change;
        // A receipt has the `seq` of the event; a position has the number of events before it.
        if ((this.position?.seq ?? 0) <= done.seq) {
            await new Promise<void>((arrived) => this.#awaited.push({ seq: done.seq, arrived }));
        }
        return done;
    }

    preview(seat: number, move: Move): Promise<Previewed> {
        const message: Message = { type: "preview", seat, move };
        return new Promise((done, failed) => {
            this.#ask({ message, done, failed });
        });
    }

    // At a hot-seat table: I am this seat, show me what it may know.
    show(seat: number | null): void {
        this.#shown = seat;
        if (this.connected) this.#ask({ message: { type: "show", seat } });
    }

    async sit(seat: number | null, secret: string | null): Promise<void> {
        await sitDown(this.id, this.position?.seq ?? 0, seat, secret);
        this.comeAgain();
    }

    // Reopen the socket: the person, or their seats, have changed.
    comeAgain(): void {
        this.closed = null;
        this.#socket.reconnect();
    }

    #say(message: Message): void {
        this.#socket.send(JSON.stringify(message));
        this.#expectSign();
    }

    #ask(asked: Asked): void {
        this.#asked.push(asked);
        if (this.connected) this.#say(asked.message);
    }

    // Say whether anyone looks at this page; the answer also shows whether the connection is alive.
    #wake = (): void => {
        if (this.connected) this.#ask({ message: { type: "attend", here: !document.hidden } });
    };

    // A connection that stays silent while an answer is due is dead, whatever the browser thinks.
    #expectSign(): void {
        if (this.#timer) return;
        const since = performance.now();
        this.#timer = window.setTimeout(() => {
            this.#timer = 0;
            if (this.#socket.readyState !== this.#socket.OPEN) return;
            if (this.#heardAt < since) this.#socket.reconnect();
            else if (this.#changes.size + this.#asked.length > 0) this.#expectSign();
        }, SIGN_OF_LIFE);
    }

    #lose(code: number): void {
        this.connected = false;
        if (!FINAL.has(code)) return;
        this.closed = code;
        this.#socket.close();
    }

    #hear(incoming: ServerMessage): void {
        this.#heardAt = performance.now();
        switch (incoming.type) {
            case "welcome":
                this.yours = incoming.yours;
                this.isOwner = incoming.owner;
                this.#inform(incoming.table);
                this.#listen(incoming.chat);
                this.knocks = incoming.knocks;
                this.since = incoming.since;
                this.#move(incoming.position);
                this.#resume();
                break;
            case "table":
                this.#seat(incoming);
                break;
            case "position":
                this.#answer(({ message }) => message.type === "show" && message.seat === incoming.seat);
                this.#move(incoming);
                break;
            case "knocks":
                this.knocks = incoming.knocks;
                break;
            case "presence":
                this.#answer(({ message }) => message.type === "attend");
                this.presence = incoming;
                break;
            case "chat":
                if (!this.chat.some((line) => line.id === incoming.id))
                    this.#listen([...this.chat, incoming].toSorted((one, other) => one.id - other.id));
                break;
            case "done":
                this.#changes.get(incoming.key)?.done(incoming);
                this.#changes.delete(incoming.key);
                break;
            case "preview":
                this.#preview(incoming);
                break;
            case "refused":
                this.#refuse(incoming.key, new Refusal(incoming.reason));
                break;
        }
    }

    #seat(info: TableInfo): void {
        const holders = (seats: Seat[]): string => JSON.stringify(seats.map(({ how, name }) => [how, name]));
        const isSame = this.info !== null && holders(this.info.seats) === holders(info.seats);
        this.#inform(info);
        // Only a welcome says which seats are the viewer's.
        if (!isSame) this.#socket.reconnect();
    }

    #inform(info: TableInfo): void {
        const before = this.info;
        this.info = info;
        if (before) this.oninfo(info, before);
    }

    // What was said before the page was opened is no news.
    #listen(chat: ChatLine[]): void {
        const [newest, before] = [chat.at(-1), this.chat.at(-1)];
        const isNew = newest && this.saidBefore !== null && newest.id > (before?.id ?? 0);
        this.chat = chat;
        this.saidBefore ??= newest?.id ?? 0;
        if (isNew) this.onsaid(newest);
    }

    #move(position: Position): void {
        if (position.news_from > this.log.length) {
            // Something in between was missed: start from scratch.
            this.position = null;
            this.log = [];
            this.#socket.reconnect();
            return;
        }
        const news = position.news.map((entry, index) => same(this.log[position.news_from + index], entry));
        this.log = [...this.log.slice(0, position.news_from), ...news];
        this.position = position;
        this.offset = position.clock.now - Date.now();
        if (position.turn !== this.#shown) this.#shown = null;
        this.onposition(position, this.log);
        for (const { seq, arrived } of this.#awaited) if (seq < position.seq) arrived();
        this.#awaited = this.#awaited.filter(({ seq }) => seq >= position.seq);
    }

    // A change that is resent with its key is done once; a question is asked again.
    #resume(): void {
        this.connected = true;
        this.closed = null;
        const previews = this.#asked.filter((asked) => "done" in asked);
        this.#asked = [];
        this.#wake();
        if (this.#shown !== null) this.show(this.#shown);
        for (const waiting of this.#changes.values()) this.#say(waiting.message);
        for (const preview of previews) this.#ask(preview);
    }

    // Remove the first message that this answers.
    #answer(isMeant: (asked: Asked) => boolean): Asked | null {
        const index = this.#asked.findIndex(isMeant);
        return index < 0 ? null : this.#asked.splice(index, 1)[0]!;
    }

    #preview(answer: Previewed): void {
        const { seat, move } = answer;
        const question = JSON.stringify({ type: "preview", seat, move });
        const pending = this.#answer(({ message }) => JSON.stringify(message) === question);
        if (pending && "done" in pending) pending.done(answer);
    }

    #refuse(key: string | null, refusal: Refusal): void {
        if (key === null) {
            const pending = this.#asked.shift();
            if (pending && "failed" in pending) pending.failed(refusal);
            return;
        }
        const waiting = this.#changes.get(key);
        this.#changes.delete(key);
        if (!waiting) return;
        const { reason } = refusal;
        const { message } = waiting;
        if (reason.code === "stale" && isPatient(message)) this.#repeat(waiting, message, reason.arguments.seq);
        else waiting.failed(refusal);
    }

    #repeat(waiting: Waiting<Done>, patient: Patient, seq: number): void {
        const key = newKey();
        const message: Message = { ...patient, key, seq };
        this.#changes.set(key, { ...waiting, message });
        this.#say(message);
    }
}
