import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import helsinki from "../titles/helsinki/lesson.json";
import metro from "../titles/metro/lesson.json";
import { Lesson } from "./lesson.svelte";
import { Refusal } from "../server/http";

const LONG_ENOUGH = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe.each([
    ["metro", metro],
    ["helsinki", helsinki],
])("the lesson of %s", (_, story) => {
    test("is played to its end by doing what is asked, and shows every position on the way", async () => {
        const lesson = new Lesson(story);
        const shown = new Set<number>();
        lesson.onscene = () => shown.add(lesson.scene(() => []).position.number);
        for (let steps = 0; !lesson.isLast; steps++) {
            expect(steps).toBeLessThan(story.steps.length);
            const { task, asked } = lesson.step;
            if (task === "play") expect(await lesson.play(0, asked[0]!)).toBe(lesson.step);
            else lesson.next();
            vi.advanceTimersByTime(LONG_ENOUGH);
            expect(lesson.isOnTheWay).toBe(false);
        }
        const filmedPositions = story.steps.slice(1).flatMap(({ film, at }) => [...film, at]);
        expect([...shown].sort()).toEqual([...new Set(filmedPositions)].sort());
        expect(Object.values(lesson.ending)).toEqual(story.positions[story.steps.at(-1)!.at]!.scores);
    });

    test("goes on only with what is asked, and the coach is told of anything else", async () => {
        const lesson = new Lesson(story);
        while (lesson.step.task !== "play") lesson.skip();
        const { step } = lesson;
        const other = step.legal.find((move) => !step.asked.some((one) => String(one) === String(move)));
        expect(await lesson.play(0, other ?? ["end"])).toBeNull();
        lesson.refused(null);
        expect([lesson.step, lesson.isElsewhere]).toEqual([step, true]);
        lesson.reveal();
        expect([lesson.scene(() => []).position.legal, lesson.isElsewhere]).toEqual([step.asked, false]);
    });

    test("answers as the server did when it was filmed, also with a refusal", async () => {
        const lesson = new Lesson(story);
        for (const step of story.steps) {
            while (lesson.step !== step) lesson.next();
            for (const { move, outcome } of step.answers) {
                const answer = lesson.preview(0, move);
                if ("code" in outcome) await expect(answer).rejects.toThrow(Refusal);
                else expect(await answer).toBe(outcome);
            }
        }
        expect(await lesson.preview(0, ["end"])).toBeNull();
    });

    test("goes back to the beginning of a text, then to the text before, and from its first one nowhere", () => {
        const lesson = new Lesson(story);
        const texts = [lesson.step.text];
        while (!lesson.isLast && texts.length < lesson.texts.length) {
            lesson.skip();
            texts.push(lesson.step.text);
        }
        expect(texts).toEqual(lesson.texts);
        for (const text of lesson.texts.toReversed().slice(1)) {
            lesson.back();
            expect(lesson.step.text).toBe(text);
        }
        lesson.back();
        expect(lesson.step).toBe(story.steps[0]);
    });
});
