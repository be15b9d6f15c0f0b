// What has just happened, played on the board that already shows it: tiles of others fly in, lines grow over what was laid,
// tiles drop, trains run along completed lines.
// It is never more than a few seconds behind, and can be skipped.

import type { MetroScene } from "./scene";
import { painted } from "../../turn/paint";
import { flightTime } from "../../turn/flight";
import { motion } from "../../turn/settings.svelte";
import type { EffectOf, LogEntry, Line } from "../../protocol";
import type { Owner } from "./geometry";
import { isLay } from "./placing.svelte";

const PER_TILE = 400;
const LONGEST = 3000;
// How long a tile takes to drop; see board/LaidTile.svelte.
const DROP = 160;
// More news than this is a jump: the viewer came back, or a replay moved on.
const JUMP = 12;

export interface Run {
    line: Line;
    owner: Owner;
    points: number;
    duration: number;
}

// A tile on its way from a player to its square.
export interface Flight {
    by: number;
    square: number;
    tile: string;
}

const scoredBy = (entry: LogEntry): EffectOf<"line-scored">["arguments"][] =>
    entry.effects.flatMap((effect) => (effect.code === "line-scored" ? [effect.arguments] : []));

const flightsIn = (squares: readonly (string | null)[], entries: LogEntry[]): Flight[] =>
    entries.flatMap(({ by, move }) => {
        const square = isLay(move) ? move[3] : null;
        const tile = square === null ? null : squares[square];
        return square !== null && tile ? [{ by, square, tile }] : [];
    });

// A scene without news, such as a repeated position, lets everything go on.
export const animate = (scene: MetroScene, before: Motion | null): Motion =>
    before?.goesOnIn(scene) ? before : new Motion(scene, before);

// Nothing stays the same from scene to scene, so that nobody has to look at it again.
const NONE: ReadonlySet<number> = new Set();
const NO_FLIGHTS: readonly Flight[] = [];

const lastIn = ({ log }: MetroScene): number => log.at(-1)?.number ?? -1;

// What moves in one scene; the next scene with news has its own.
export class Motion {
    // The squares of the tiles that drop.
    dropping = $state.raw(NONE);
    // The squares of the tiles of others that are not there yet, and, one paint later, their flights.
    flying = $state.raw(NONE);
    flights = $state.raw(NO_FLIGHTS);
    // The squares of the tiles that have just been laid: the lines elsewhere grow one paint later. Null: they have grown.
    fresh: ReadonlySet<number> | null = $state.raw(null);
    run: Run | null = $state.raw(null);
    // Lines that are complete, but whose train has not arrived.
    awaited = $state.raw(NONE);

    #scene: MetroScene;
    #runs: Run[] = [];
    // When the first train departs, if it waits, in milliseconds of the page.
    #departure: number | null = null;
    #timer = 0;
    // Whatever is scheduled for a later paint is dropped.
    #isOver = false;

    constructor(scene: MetroScene, before: Motion | null = null) {
        this.#scene = scene;
        if (!before) return;
        before.#end();
        const seen = lastIn(before.#scene);
        const fresh = scene.log.slice(scene.log.findLastIndex(({ number }) => number <= seen) + 1);
        const isJump = fresh.length > JUMP * Math.max(1, scene.names.length - 1);
        if (lastIn(scene) <= seen || isJump) return;
        this.#takeOver(before);
        // What the viewer of the last scene did does not fly.
        this.#play(fresh, before.#scene.position.seat);
    }

    goesOnIn(scene: MetroScene): boolean {
        const isSame = lastIn(scene) === lastIn(this.#scene);
        if (isSame) this.#scene = scene;
        return isSame;
    }

    skip(): void {
        this.#end();
        this.#departure = null;
        this.#runs = [];
        this.run = null;
        this.awaited = NONE;
        this.dropping = NONE;
        this.#land();
        this.fresh = null;
    }

    get isBusy(): boolean {
        return this.flying.size > 0 || this.awaited.size > 0;
    }

    // The train has arrived: the next one can go.
    arrive(): void {
        if (this.run) {
            const { station } = this.run.line;
            this.awaited = new Set([...this.awaited].filter((awaited) => awaited !== station));
        }
        this.run = this.#runs.shift() ?? null;
    }

    // At the end of a game, the train of the longest line runs once more.
    celebrate(): void {
        const scored = this.#scene.board.lines.filter(({ owner, end }) => owner !== null && end !== null);
        const [line] = scored.sort((one, other) => other.length - one.length || other.points - one.points);
        if (!line) return;
        this.skip();
        const duration = Math.min(LONGEST, line.path.length * PER_TILE) * motion();
        this.run = { line, owner: line.owner!, points: line.points, duration };
    }

    #end(): void {
        this.#isOver = true;
        clearTimeout(this.#timer);
    }

    // Trains go on. One that waits to depart is not held up by the flights of later tiles.
    #takeOver(before: Motion): void {
        this.run = before.run;
        this.awaited = before.awaited;
        this.#runs = before.#runs;
        this.fresh = before.fresh;
        if (before.#departure !== null) this.#departAt(before.#departure);
    }

    #play(fresh: LogEntry[], viewer: number | null): void {
        const { board } = this.#scene;
        const laid = fresh.flatMap(({ move }) => (isLay(move) ? [move[3]] : []));
        const others = fresh.filter(({ by }) => by !== viewer);
        const flights = flightTime() ? flightsIn(board.squares, others) : NO_FLIGHTS;
        this.flying = new Set(flights.map(({ square }) => square));
        if (laid.length) this.fresh = new Set([...(this.fresh ?? []), ...laid]);
        const lines = new Map(board.lines.map((line) => [line.station, line]));
        const scored = fresh.flatMap(scoredBy).filter(({ station }) => lines.has(station));
        const runs = scored.map(({ station, owner, points }) => {
            const line = lines.get(station)!;
            return { line, owner, points, duration: line.path.length * PER_TILE };
        });
        if (runs.length) {
            // Trains that are late make room for the new ones.
            const waiting = [...this.#runs, ...runs];
            const total = waiting.reduce((sum, run) => sum + run.duration, 0);
            const pace = Math.min(1, LONGEST / total) * motion();
            this.#runs = waiting.map((run) => ({ ...run, duration: run.duration * pace }));
            this.awaited = new Set([...this.awaited, ...runs.map((run) => run.line.station)]);
        }
        void this.#begin(laid, flights);
    }

    // A tile has flown in before it is visible, is visible before lines grow over it and it drops, and has dropped before a
    // train runs.
    async #begin(laid: number[], flights: readonly Flight[]): Promise<void> {
        await painted();
        if (flights.length) {
            if (this.#isOver) return;
            this.flights = flights;
            await new Promise((done) => setTimeout(done, flightTime()));
            if (this.#isOver) return;
            this.#land();
            await painted();
        }
        if (this.#isOver) return;
        this.fresh = null;
        if (motion() > 0) this.dropping = new Set(laid);
        if (this.#runs.length) this.#departAt(performance.now() + (laid.length ? DROP * motion() : 0));
    }

    #land(): void {
        this.flying = NONE;
        this.flights = NO_FLIGHTS;
    }

    #departAt(time: number): void {
        clearTimeout(this.#timer);
        this.#departure = time;
        this.#timer = window.setTimeout(
            () => {
                this.#departure = null;
                if (!this.run) this.arrive();
            },
            Math.max(0, time - performance.now()),
        );
    }
}
