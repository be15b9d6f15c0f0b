// How a visitor gets a seat: the secret of their link, and what the server offers for it.

import { refusal, say } from "../language/speech.svelte";
import { keep, kept } from "../kept";
import type { Knocker, Reason, SeatOffer } from "../protocol";
import { ask, Refusal } from "../server/http";
import { recognise } from "../server/me.svelte";
import { openTable } from "../server/opening";
import { knock } from "../server/sitting";
import type { Room } from "./room.svelte";

export class Admission {
    // Of the link in the address, until it is used.
    secret: string | null = $state(readSecret());
    // Whether the visitor could sit down; null while it is unknown, and without an answer.
    offer: SeatOffer | null = $state.raw(null);
    // The server could not be asked: sitting down is offered, and the server decides then.
    isUnanswered = $state(false);
    // The visitor would rather watch.
    isDeclined = $state(false);
    // The request whose refusal holds no longer.
    #lapsed: number | null = $state(null);
    // At a table that the visitor may not see: whether they wait there to be let in.
    isAtDoor = $state(false);
    #questions = 0;

    constructor(readonly room: Room) {}

    // What the offer depends on; null if nobody needs one.
    get #question(): string | null {
        const { info, yours, closed, connected } = this.room.table;
        if (yours.length > 0 || info?.status === "over" || (!info && (closed === null || this.secret === null)))
            return null;
        const seats = info?.seats.map(({ how, stands_in }) => [how, stands_in]);
        return JSON.stringify([this.secret, this.request, connected, info?.status, seats]);
    }

    // The visitor's own request for a seat.
    get #own(): Knocker | null {
        const { knocks, isOwner, yours } = this.room.table;
        const own = isOwner || yours.length > 0 ? null : (knocks[0] ?? null);
        return own?.id === this.#lapsed ? null : own;
    }

    // What has become of it.
    get request(): "waiting" | "admitted" | "refused" | null {
        return this.#own && (this.#own.answer ?? "waiting");
    }

    get canAsk(): boolean {
        return this.request === null && this.offer?.knock === true;
    }

    // Whether others have all seats: there is none to ask for.
    get isFull(): boolean {
        const { info, isOwner, yours } = this.room.table;
        const isTaken = info?.seats.every(({ how, stands_in }) => how === "person" || stands_in) ?? false;
        return isTaken && !isOwner && yours.length === 0 && this.offer !== null && !this.canSit;
    }

    // Whether there is something for the visitor to decide or to wait for beside a running game.
    get isShown(): boolean {
        if (this.isDeclined || (this.request === "refused" && kept(this.#key) === String(this.#own?.id))) return false;
        const hasLink = this.secret !== null && (this.offer !== null || this.isUnanswered);
        return hasLink || this.request !== null || this.canAsk || this.isFull;
    }

    // The visitor would rather watch; whoever was refused has read it once and for all.
    watch(): void {
        this.isDeclined = true;
        if (this.request === "refused") keep(this.#key, String(this.#own?.id));
    }

    get #key(): string {
        return `refused ${this.room.table.id}`;
    }

    // A refusal holds for a while; then the visitor can ask again.
    awaitLapse(): (() => void) | undefined {
        const [own, { offset }] = [this.#own, this.room.table];
        if (own?.until == null) return undefined;
        const lapse = (): void => {
            this.#lapsed = own.id;
            this.isDeclined = false;
        };
        const timer = setTimeout(lapse, own.until - Date.now() - offset);
        return () => clearTimeout(timer);
    }

    get canSit(): boolean {
        return this.isUnanswered || this.offer?.reason === null;
    }

    // Ask the server, whenever something has changed; a late answer to an earlier question does not count.
    follow(): void {
        const question = this.#question;
        const number = ++this.#questions;
        if (question === null) this.#take(null);
        else void this.#ask().then((answer) => number === this.#questions && this.#take(answer));
    }

    #take(answer: SeatOffer | "unanswered" | null): void {
        this.isUnanswered = answer === "unanswered";
        this.offer = answer === "unanswered" ? null : answer;
    }

    async #ask(): Promise<SeatOffer | "unanswered" | null> {
        const path = { table_id: this.room.table.id };
        try {
            await recognise();
            return await ask("POST", "/api/tables/{table_id}/seat", { path, body: { secret: this.secret } });
        } catch (error) {
            // Visitors who may know nothing of the table get no offer.
            return isJudged(error) ? null : "unanswered";
        }
    }

    // A table that the visitor may see says itself what becomes of a request.
    get #isSeen(): boolean {
        const { info, closed } = this.room.table;
        return info !== null && closed === null;
    }

    // Ask for a seat, or again for an answer.
    async askForSeat(): Promise<void> {
        const { table } = this.room;
        try {
            const isLetIn = await knock(table.id);
            this.isAtDoor = !isLetIn && !this.#isSeen;
            if (isLetIn && !this.#isSeen) await table.sit(null, null);
        } catch (error) {
            if (isJudged(error)) this.isAtDoor = false;
            throw error;
        }
    }

    // Look again for as long as the visitor waits for an answer.
    lookAgain(): (() => void) | undefined {
        if (!this.isAtDoor || this.#isSeen) return undefined;
        const timer = setInterval(() => void this.room.attempt(this.askForSeat()), PATIENCE);
        return () => clearInterval(timer);
    }

    // Someone who has this table open can still follow a link to one of its seats.
    readAddress(): void {
        this.secret = readSecret() ?? this.secret;
        this.isDeclined = false;
    }

    useUp(): void {
        this.secret = null;
        history.replaceState(null, "", location.pathname);
    }

    // The same game with as many people; bots stay bots.
    async openAnother(): Promise<void> {
        const { another } = this.offer!;
        const { title, seats, options, edition, pace, listed, spectators, take_back, record } = another;
        const draft = { title, seats, options, edition, pace, listed, spectators, take_back, record };
        await this.room.attempt(openTable(draft));
    }
}

// How long a visitor waits before they look again.
const PATIENCE = 5000;

// What the server says when it has not judged the question.
const UNANSWERED = new Set(["failed", "too-many"]);

const isJudged = (error: unknown): boolean => error instanceof Refusal && !UNANSWERED.has(error.reason.code);

const FULL = new Set(["seat-none-free", "seat-taken", "seat-reserved"]);

// What the owner is told about somebody who asks for a seat.
export const knockWords = ({ info }: Room, { name }: Knocker): string =>
    say(`web-table-knocks-${info.status === "open" ? "open" : "running"}`, { name });

// Why a visitor cannot sit down.
export const unseatedWords = (reason: Reason, names: string[] = []): string =>
    FULL.has(reason.code) ? say("web-table-full") : refusal(reason, names);

function readSecret(): string | null {
    return location.hash.slice(1) || null;
}
