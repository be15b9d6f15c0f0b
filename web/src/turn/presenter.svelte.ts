// Decides what is drawn when. A slow phone paints one thing at a time, the most important first: a new moment reaches the
// board, one paint later the turn (what it means and what can be done now), and another paint later everything around.

import { untrack } from "svelte";
import { Following } from "./following";
import type { Additions, Moment } from "./moment";
import { painted } from "./paint";
import { asRead, type Scene } from "./scene";
import { type Referee, Turn } from "./turn.svelte";

// Each part by itself: a scene that is drawn leaves everything around alone.
class Shown implements Moment {
    drawn: Scene = $state.raw()!;
    motion: unknown = $state.raw();
    turn: Turn = $state.raw()!;
    around: Scene = $state.raw()!;

    constructor(scene: Scene, motion: unknown, turn: Turn) {
        this.drawn = this.around = scene;
        this.motion = motion;
        this.turn = turn;
    }
}

export class Presenter {
    #shown: Shown | null = $state.raw(null);
    // Whether newer positions wait to be shown; then this one is read-only.
    isBehind = $state(false);
    // The same for what is around.
    canSkip = $state(false);

    #referee: Referee;
    #additions: Additions | null = null;
    // What the turn is about: a repeated position changes nothing.
    #subject = "";
    // The last scene that there was time for, before it became read-only.
    #newest: Scene | null = null;
    #isAdvancing = false;
    #isGone = false;
    #following = new Following((scene, isBehind) => this.#follow(scene, isBehind));

    constructor(referee: Referee) {
        this.#referee = referee;
    }

    // What boards get.
    get moment(): Moment | null {
        return this.#shown;
    }

    // What the board draws.
    get scene(): Scene | null {
        return this.#shown?.drawn ?? null;
    }

    get turn(): Turn | null {
        return this.#shown?.turn ?? null;
    }

    get around(): Scene | null {
        return this.#shown?.around ?? null;
    }

    // Receive the newest scene of a table: it is shown when those before it have been seen.
    take(newest: Scene, yours: number[]): void {
        this.#following.take(newest, yours);
    }

    catchUp(): void {
        this.#following.catchUp();
    }

    // Show earlier scenes once more; until the newest is shown again, nothing can be decided.
    again(past: Scene[]): void {
        this.#following.again(past);
    }

    // Show a scene now.
    show(scene: Scene): void {
        untrack(() => {
            const shown = this.#shown;
            const motion = this.#additions?.animate(scene, shown?.motion ?? null) ?? null;
            if (shown) {
                shown.drawn = scene;
                shown.motion = motion;
                void this.#advance(shown);
            } else this.#shown = new Shown(scene, motion, this.#turnTo(scene));
        });
    }

    // The board of the title is there, and with it what the title adds to a moment.
    attach(additions: Additions): void {
        this.#additions = additions;
        if (!this.#shown) return;
        this.#shown.turn.attach(additions.begin);
        this.#shown.motion = additions.animate(this.#shown.drawn, null);
    }

    stop(): void {
        this.#isGone = true;
        this.#following.stop();
        this.turn?.end();
    }

    #follow(scene: Scene, isBehind: boolean): void {
        const wasBehind = this.isBehind;
        this.isBehind = isBehind;
        if (scene === this.#newest && isBehind === wasBehind) return;
        this.#newest = scene;
        this.show(isBehind ? asRead(scene) : scene);
    }

    async #advance(shown: Shown): Promise<void> {
        if (this.#isAdvancing) return;
        this.#isAdvancing = true;
        try {
            while (shown.around !== shown.drawn || this.canSkip !== this.isBehind) {
                await painted();
                if (this.#isGone) return;
                shown.around = shown.turn.scene;
                this.canSkip = this.isBehind;
                if (shown.turn.scene !== shown.drawn) shown.turn = this.#turnTo(shown.drawn);
            }
        } finally {
            // A title that fails in one moment may know what to do in the next.
            this.#isAdvancing = false;
        }
    }

    #turnTo(scene: Scene): Turn {
        const { moment, position } = scene;
        const isOpen = this.#referee.canDecide && (position.legal?.length ?? 0) > 0;
        const subject = `${moment}, ${position.seat}, ${isOpen}`;
        const before = this.turn;
        if (before && subject === this.#subject) {
            before.scene = scene;
            return before;
        }
        const turn = new Turn(scene, this.#referee, before, this.#additions?.begin);
        this.#subject = subject;
        return turn;
    }
}
