// Decides what is drawn when. A slow phone paints one thing at a time, the most important first: a new moment reaches the
// board, one paint later the turn (what it means and what can be done now), and another paint later everything around.

import { untrack } from "svelte";
import { Following } from "./following";
import { painted } from "./paint";
import { asRead, type Scene } from "./scene";
import { type Begin, type Referee, Turn } from "./turn.svelte";

export class Presenter {
    // What the board draws.
    scene: Scene | null = $state.raw(null);
    turn: Turn | null = $state.raw(null);
    around: Scene | null = $state.raw(null);
    // Whether newer positions wait to be shown; then this one is read-only.
    isBehind = $state(false);
    // The same for what is around.
    canSkip = $state(false);

    #referee: Referee;
    #begin: Begin<unknown, Scene> | null = null;
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

    // Receive the newest scene of a table: it is shown when those before it have been seen.
    take(newest: Scene, yours: number[]): void {
        this.#following.take(newest, yours);
    }

    catchUp(): void {
        this.#following.catchUp();
    }

    // Show a scene now.
    show(scene: Scene): void {
        this.scene = scene;
        if (untrack(() => this.turn)) void this.#advance();
        else {
            this.#turnTo(scene);
            this.around = scene;
        }
    }

    // The board of the title is there, and with it what the title adds to a turn.
    attach(begin: Begin<unknown, Scene>): void {
        this.#begin = begin;
        this.turn?.attach(begin);
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

    async #advance(): Promise<void> {
        if (this.#isAdvancing) return;
        this.#isAdvancing = true;
        try {
            while (this.around !== this.scene || this.canSkip !== this.isBehind) {
                await painted();
                if (this.#isGone) return;
                this.around = this.turn!.scene;
                this.canSkip = this.isBehind;
                if (this.turn!.scene !== this.scene) this.#turnTo(this.scene!);
            }
        } finally {
            // A title that fails in one moment may know what to do in the next.
            this.#isAdvancing = false;
        }
    }

    #turnTo(scene: Scene): void {
        const { moment, position } = scene;
        const isOpen = this.#referee.canDecide && (position.legal?.length ?? 0) > 0;
        const subject = `${moment}, ${position.seat}, ${isOpen}`;
        const before = untrack(() => this.turn);
        if (before && subject === this.#subject) before.scene = scene;
        else this.turn = untrack(() => new Turn(scene, this.#referee, before, this.#begin));
        this.#subject = subject;
    }
}
