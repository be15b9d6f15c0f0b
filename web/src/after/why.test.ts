import { beforeAll, expect, test } from "vitest";
import type { Analysis, Points, Result } from "../protocol";
import { learn, speak } from "../language/speech.svelte";
import { decisive, why, type Decision } from "./why";

beforeAll(async () => {
    await speak("en");
    await Promise.all(["helsinki", "metro", "web-after", "web-metro", "web-helsinki"].map(learn));
});

const line = (owner: number, station: number, points: number): Points =>
    ({ owner, code: "line", rule: "M5", points, arguments: { station, crossings: points } }) as unknown as Points;
const track = (owner: number, points: number): Points =>
    ({ owner, code: "score-track", rule: "H7", points, arguments: {} }) as Points;
const resultOf = (ranking: number[], ...breakdown: Points[]): Result => {
    const scores = ranking.map((_, seat) =>
        breakdown.filter(({ owner }) => owner === seat).reduce((sum, { points }) => sum + points, 0),
    );
    return { scores, ranking, breakdown, seed: "" };
};
const decisionAt = (number: number): Decision => ({ turn: number, words: null });

test("the points that decide are many, and many more than the other got for the same", () => {
    const result = resultOf([1, 2], line(0, 5, 20), line(0, 9, 15), line(1, 2, 19), line(1, 3, 4), track(0, 3));
    expect(decisive(result, 0, 1)).toMatchObject({ arguments: { station: 9 } });
    expect(decisive(resultOf([1, 1], line(0, 5, 7), line(1, 6, 7)), 0, 1)).toBeNull();
});

test("a line is named with the points of its doubling", () => {
    const doubled = { ...line(0, 30, 23), code: "doubling" } as Points;
    const result = resultOf([1, 2], line(0, 30, 23), doubled, line(0, 3, 4), line(1, 7, 29));
    expect(why(result, ["Ann", "You"], null, decisionAt)).toBe(
        "You lost to Ann by 21 points: line 30 reached 46 points.",
    );
});

test("whoever looks reads how far they won or lost, and why", () => {
    const result = resultOf([1, 2], line(0, 21, 36), line(0, 3, 4), line(1, 7, 33));
    const words = (...names: string[]): string | null => why(result, names, null, decisionAt);
    expect(words("You", "Ben")).toBe("You won by 7 points: line 21 reached 36 points.");
    expect(words("Ann", "You")).toBe("You lost to Ann by 7 points: line 21 reached 36 points.");
    expect(words("Ann", "Ben")).toBe("Ann won by 7 points: line 21 reached 36 points.");
});

test("a shared win and a tie-break are named as such", () => {
    const shared = resultOf([1, 1, 3], track(0, 5), track(1, 5), track(2, 4));
    expect(why(shared, ["You", "Ben", "Cleo"], null, decisionAt)).toBe("You share the win with Ben.");
    expect(why(shared, ["Ann", "Ben", "You"], null, decisionAt)).toBe(
        "You lost to Ann and Ben by 1 point: “Points on the scoring track” brought 5 points.",
    );
    expect(why(shared, ["Ann", "Ben", "Cleo"], null, decisionAt)).toBe("Shared win: Ann and Ben.");
    const close = resultOf([2, 1], track(0, 5), track(1, 5));
    expect(why(close, ["You", "Ben"], null, decisionAt)).toBe("You lost to Ben on the tie-break.");
});

test("whoever lost reads their costliest move once the game is analysed", () => {
    const verdict = (seat: number, number: number, gap: number) => ({ seat, number, gap, is_mistake: true });
    const analysis = { verdicts: [verdict(1, 4, 2), verdict(1, 12, 7.5), verdict(0, 20, 9)] } as unknown as Analysis;
    const result = resultOf([1, 2], line(0, 21, 36), line(1, 7, 33));
    expect(why(result, ["Ann", "You"], analysis, decisionAt)).toBe(
        "You lost to Ann by 3 points: line 21 reached 36 points; your costliest move was in turn 12 (-7.5 points).",
    );
    const placed = (number: number): Decision => ({ turn: number, words: "You put a superstructure on B2." });
    expect(why(result, ["Ann", "You"], analysis, placed)).toBe(
        "You lost to Ann by 3 points: line 21 reached 36 points; " +
            "your costliest move was in turn 12: “You put a superstructure on B2.” (-7.5 points).",
    );
    expect(why(result, ["You", "Ben"], analysis, decisionAt)).toBe("You won by 3 points: line 21 reached 36 points.");
});

test("a game without opponents is neither won nor lost", () => {
    expect(why(resultOf([1], track(0, 12)), ["You"], null, decisionAt)).toBeNull();
});
