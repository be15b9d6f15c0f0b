import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Analysing } from "./analysing.svelte";

const asked: string[] = [];
let answer: unknown;

beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    vi.stubGlobal("window", { setTimeout });
    vi.stubGlobal("fetch", (address: string) => {
        asked.push(address);
        return Promise.resolve(new Response(JSON.stringify(answer)));
    });
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("an analysis is only started when somebody wants it, and is asked for no more once it is ready", async () => {
    const analysing = new Analysing("t");
    answer = { stage: "none", done: 0, moves: 100, analysis: null };
    const stop = analysing.follow();
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked).toEqual(["/api/tables/t/analysis?start=false"]);
    answer = { stage: "waiting", done: 0, moves: 100, analysis: null };
    await analysing.start();
    expect(asked.at(-1)).toBe("/api/tables/t/analysis?start=true");
    answer = { stage: "ready", done: 100, moves: 100, analysis: {} };
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysing.analysis).not.toBeNull();
    const before = asked.length;
    stop();
    analysing.follow();
    await analysing.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(before);
});

test("the rest is estimated from the progress that was seen", async () => {
    const analysing = new Analysing("t");
    answer = { stage: "running", done: 10, moves: 100, analysis: null };
    analysing.follow();
    await vi.advanceTimersByTimeAsync(999);
    expect(analysing.left).toBeNull();
    answer = { stage: "running", done: 15, moves: 100, analysis: null };
    await vi.advanceTimersByTimeAsync(1);
    expect(analysing.done).toBe(15);
    expect(analysing.left).toBeCloseTo(17);
});

test("nobody is asked any more once nobody looks", async () => {
    const analysing = new Analysing("t");
    answer = { stage: "running", done: 0, moves: 100, analysis: null };
    const stop = analysing.follow();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(1);
});
