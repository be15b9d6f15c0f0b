// What has just happened, played on the board that already shows it: tiles drop, trains run along completed lines.
// It is never more than a few seconds behind, and can be skipped.

import type { MetroScene } from "./scene";
import { painted } from "../../turn/paint";
import { motion } from "../../turn/settings.svelte";
import type { EffectOf, LogEntry, Line } from "../../protocol";
import type { Owner } from "./geometry";

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

const scoredBy = (entry: LogEntry): EffectOf<"line-scored">["arguments"][] =>
    entry.effects.flatMap((effect) => (effect.code === "line-scored" ? [effect.arguments] : []));

export class Motion {
    // The squares of the tiles that drop.
    dropping: ReadonlySet<number> = $state.raw(new Set());
    run: Run | null = $state.raw(null);
    // Lines that are complete, but whose train has not arrived.
    awaited: ReadonlySet<number> = $state.raw(new Set());

    #runs: Run[] = [];
    #seen: number | null = null;
    #timer = 0;
    // Counts new beginnings: whatever was scheduled for an earlier paint is dropped.
    #begun = 0;

    // Play what is new in the scene since the last one.
    follow(scene: MetroScene): void {
        const last = scene.log.at(-1)?.number ?? -1;
        const seen = this.#seen;
        this.#seen = last;
        if (seen === null || last === seen) return;
        if (last < seen) return this.skip();
        const fresh = scene.log.slice(scene.log.findLastIndex(({ number }) => number <= seen) + 1);
        const isJump = fresh.length > JUMP * Math.max(1, scene.names.length - 1);
        if (!isJump) this.#play(scene, fresh);
    }

    skip(): void {
        this.#begun++;
        clearTimeout(this.#timer);
        this.#runs = [];
        this.run = null;
        this.awaited = new Set();
        this.dropping = new Set();
    }

    // The train has arrived: the next one can go.
    arrive(): void {
        if (this.run) {
            const { station } = this.run.line;
            this.awaited = new Set([...this.awaited].filter((awaited) => awaited !== station));
        }
        this.run = this.#runs.shift() ?? null;
    }

    #play(scene: MetroScene, fresh: LogEntry[]): void {
        const laid = fresh.filter((entry) => entry.move[0] === "lay").map((entry) => Number(entry.move[3]));
        const lines = new Map(scene.board.lines.map((line) => [line.station, line]));
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
        void this.#begin(laid);
    }

    // A laid tile is visible before it drops, and has dropped before a train runs.
    async #begin(laid: number[]): Promise<void> {
        clearTimeout(this.#timer);
        const begun = ++this.#begun;
        await painted();
        if (this.#begun !== begun) return;
        if (motion() > 0) this.dropping = new Set(laid);
        const wait = laid.length ? DROP * motion() : 0;
        if (this.#runs.length) this.#timer = window.setTimeout(() => !this.run && this.arrive(), wait);
    }
}
