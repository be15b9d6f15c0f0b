import { expect, test } from "vitest";
import { Wheel } from "./wheel";

const moved = (wheel: Wheel, deltas: number[], { every = 16, deltaMode = 0 } = {}): number[] =>
    deltas.map((deltaY, index) => wheel.steps({ deltaY, deltaMode, timeStamp: 1000 + index * every }));

test("every notch of a wheel is a step, either way", () => {
    expect(moved(new Wheel(), [100, 120, -100])).toEqual([1, 1, -1]);
});

test("a wheel that counts lines makes a step with every event", () => {
    expect(moved(new Wheel(), [3, -3], { deltaMode: 1 })).toEqual([1, -1]);
});

test("small movements of a touchpad add up to a step", () => {
    expect(moved(new Wheel(), [20, 20, 20, 20, 20, 20])).toEqual([0, 0, 1, 0, 0, 1]);
});

test("after a pause, and when it turns round, a movement begins again", () => {
    expect(moved(new Wheel(), [40, 40], { every: 300 })).toEqual([0, 0]);
    expect(moved(new Wheel(), [40, -40, -40])).toEqual([0, 0, -1]);
});
