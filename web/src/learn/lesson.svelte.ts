// A lesson: a prepared game that stops where there is something to learn. It answers as the server would, from what was
// recorded when it was filmed (web/lessons), and moves on when the learner does what is asked.

import type { Referee } from "../turn/turn.svelte";
import { same } from "../turn/turn.svelte";
import { type Scene, sceneOf } from "../turn/scene";
import type { Move, Previewed, Reason, TableInfo } from "../protocol";
import { Refusal } from "../server/http";
import type { Step, Story } from "../titles/story";

const PAUSE = 1100;

export class Lesson implements Referee {
    #index = $state(0);
    // How many frames of the film on the way to the step are still to be shown.
    #ahead = $state(0);
    // What was to be tried or pointed at has been seen.
    isSeen = $state(false);
    // The learner wanted something that is legal in the game, but not what is asked here: the coach says so.
    isElsewhere = $state(false);
    // Hears of every scene on the way.
    onscene: () => void = () => {};
    // Nothing but what is asked lights up any more.
    #isRevealed = $state(false);
    #timer = 0;

    constructor(readonly story: Story) {}

    get step(): Step {
        return this.story.steps[this.#index]!;
    }

    get number(): number {
        return this.#index;
    }

    get texts(): string[] {
        return [...new Set(this.story.steps.map((step) => step.text))];
    }

    get isOnTheWay(): boolean {
        return this.#ahead > 0;
    }

    get isLong(): boolean {
        return this.step.at - this.step.film[0]! > 12;
    }

    get isLast(): boolean {
        return this.#index === this.story.steps.length - 1;
    }

    // Whether the coach may lead on: there is nothing to do, or it is done.
    get isDone(): boolean {
        return this.step.task === "read" || this.isSeen;
    }

    get outcome(): Previewed | Reason | null {
        const [asked] = this.step.asked;
        return (asked && this.#answer(asked)) ?? null;
    }

    // How it ends, for the texts.
    get ending(): { own: number; other: number } {
        const { at } = this.story.steps.at(-1)!;
        const [own, other] = this.story.positions[at]!.scores ?? [];
        return { own: own ?? 0, other: other ?? 0 };
    }

    // There is nothing to decide where there is something to read or to point at.
    get canDecide(): boolean {
        return this.isOnTheWay || this.step.task === "play" || this.step.task === "try";
    }

    readonly isOneTap = false;

    scene(names: () => string[]): Scene {
        const { film, at } = this.step;
        const legal = this.#isRevealed ? this.step.asked : this.step.legal;
        const number = this.#ahead ? film[film.length - this.#ahead]! : at;
        const position = { ...this.story.positions[number]!, legal: this.#ahead ? null : legal };
        // Even at its end: a lesson has no table whose moves could be looked up.
        const info: TableInfo = { ...this.story.info, status: "running" };
        const people = {
            info,
            get names() {
                return names();
            },
        };
        return sceneOf(position, this.story.log.slice(0, number), people, this.#moment);
    }

    // Several steps may be about one position: no answer is remembered for another step.
    get #moment(): string {
        return [this.#index, this.#ahead, this.#isRevealed].join(" ");
    }

    reveal(): void {
        this.#isRevealed = true;
        this.isElsewhere = false;
        this.onscene();
    }

    // A move that was not filmed gets no answer: the coach speaks instead.
    async preview(_seat: number, move: Move): Promise<Previewed | null> {
        const outcome = this.#answer(move) ?? null;
        if (outcome && "code" in outcome) throw new Refusal(outcome);
        return outcome;
    }

    async play(_seat: number, move: Move): Promise<object | null> {
        const { task, asked } = this.step;
        if (task !== "play" || !asked.some((one) => same(one, move))) return null;
        this.next();
        return this.step;
    }

    async hint(): Promise<null> {
        return null;
    }

    refused(reason: Reason | null): void {
        this.isElsewhere = reason === null;
        if (reason && this.step.task === "try") this.isSeen = true;
    }

    next(): void {
        if (!this.isLast) this.#show(this.#index + 1, this.story.steps[this.#index + 1]!.film.length);
    }

    // Skip the rest of this text.
    skip(): void {
        const { steps } = this.story;
        const next = steps.findIndex((step, index) => index > this.#index && step.text !== this.step.text);
        if (next >= 0) this.#show(next, 0);
    }

    back(): void {
        const { steps } = this.story;
        const first = steps.findIndex((step) => step.text === this.step.text);
        const before = steps[first - 1]?.text ?? this.step.text;
        this.#show(this.#index > first ? first : steps.findIndex((step) => step.text === before), 0);
    }

    arrive(): void {
        this.#show(this.#index, 0);
    }

    again(): void {
        this.#show(0, 0);
    }

    stop(): void {
        clearTimeout(this.#timer);
    }

    #show(index: number, ahead: number): void {
        clearTimeout(this.#timer);
        this.#index = index;
        this.#ahead = ahead;
        this.isSeen = false;
        this.isElsewhere = false;
        this.#isRevealed = false;
        this.onscene();
        if (ahead > 0) this.#timer = window.setTimeout(() => this.#show(index, ahead - 1), PAUSE);
    }

    #answer(move: Move): Previewed | Reason | undefined {
        return this.step.answers.find((answer) => same(answer.move, move))?.outcome;
    }
}
