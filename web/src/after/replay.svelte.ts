// A replay: the position after a number of moves, and the way from one to the next.

import { to } from "../addresses";
import type { LogEntry, Position } from "../protocol";
import { go } from "../route.svelte";
import { ask } from "../server/http";
import { attention, stops } from "../turn/turns";

export const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1400;

export class Replay {
    position: Position | null = $state.raw(null);
    isPlaying = $state(false);
    speed = $state(1);
    // Whether the next position is due: it is shown when the board has played this one.
    isDue = $state(false);

    #id: string;
    #log: () => LogEntry[];
    #shown: (position: Position) => void;
    // By the entry that led there: a move that was taken back and its replacement are different.
    #known = new Map<LogEntry | null, Promise<Position>>();
    #wanted: Promise<Position> | null = null;
    #timer = 0;

    constructor(id: string, log: () => LogEntry[], shown: (position: Position) => void) {
        this.#id = id;
        this.#log = log;
        this.#shown = shown;
    }

    get log(): LogEntry[] {
        return this.#log();
    }

    readonly stops = $derived.by(() => stops(this.#log()));

    // Which stop is shown, or was the last before what is shown.
    get index(): number {
        const number = this.position?.number ?? 0;
        return Math.max(
            0,
            this.stops.findLastIndex((stop) => stop <= number),
        );
    }

    // Show the position after a number of moves; its neighbours are fetched in advance.
    async show(moves: number): Promise<void> {
        await this.visit(this.stops[Math.min(moves, this.stops.length - 1)] ?? 0);
    }

    // Show the position after a number of log entries, wherever a replay stops.
    async visit(number: number): Promise<void> {
        const wanted = this.#fetch(number);
        this.#wanted = wanted;
        const position = await wanted;
        if (this.#wanted !== wanted) return;
        this.position = position;
        this.#shown(position);
        for (const beside of [this.index + 1, this.index - 1]) {
            const stop = this.stops[beside];
            if (stop !== undefined) void this.#fetch(stop);
        }
        this.#schedule();
    }

    // Go to a stop; the address follows, so that it can be shared.
    go(index: number): void {
        const moves = Math.min(Math.max(index, 0), this.stops.length - 1);
        go(to("move", { table_id: this.#id, number: moves }), true);
    }

    play(isPlaying: boolean): void {
        this.isPlaying = isPlaying;
        // From the end it starts again, and continues once the beginning is shown.
        if (isPlaying && this.index === this.stops.length - 1) this.go(0);
        else this.#schedule();
    }

    stop(): void {
        this.isPlaying = false;
        this.isDue = false;
        clearTimeout(this.#timer);
    }

    goOn(): void {
        this.isDue = false;
        this.go(this.index + 1);
    }

    #fetch(number: number): Promise<Position> {
        const last = this.#log()[number - 1] ?? null;
        const known = this.#known.get(last);
        if (known) return known;
        const asked = ask("GET", "/api/tables/{table_id}/positions/{number}", { path: { table_id: this.#id, number } });
        this.#known.set(last, asked);
        asked.catch(() => this.#known.delete(last));
        return asked;
    }

    #schedule(): void {
        clearTimeout(this.#timer);
        this.isDue = false;
        if (!this.isPlaying) return;
        const { index } = this;
        if (index >= this.stops.length - 1) {
            this.isPlaying = false;
            return;
        }
        const shown = this.#log().slice(this.stops[index - 1] ?? 0, this.stops[index]);
        this.#timer = window.setTimeout(() => (this.isDue = true), (PAUSE * attention(shown)) / this.speed);
    }
}
