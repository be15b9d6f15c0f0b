import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Scene } from "./scene";

const page = { hidden: false, documentElement: { dataset: {}, style: { setProperty: () => {} } } };
vi.stubGlobal("document", page);
vi.stubGlobal("window", globalThis);
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { Following } = await import("./following");
const { settings } = await import("./settings.svelte");
const FARTHEST = 3000; // milliseconds after which the newest position is shown at the latest

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
    vi.useRealTimers();
    page.hidden = false;
});

// The position after some moves; all were made by a bot, or the last by the viewer.
function sceneAt(number: number, by = 1): Scene {
    const log = Array.from({ length: number }, (_, index) => ({ by: index === number - 1 ? by : 1, effects: [] }));
    return { position: { number }, log } as unknown as Scene;
}

function following(): { take: (scene: Scene) => void; shown: number[]; one: InstanceType<typeof Following> } {
    const shown: number[] = [];
    const one = new Following(({ position }) => shown.push(position.number));
    return { take: (scene) => one.take(scene, [0]), shown, one };
}

const different = (numbers: number[]): number[] => [...new Set(numbers)];

describe("following a table", () => {
    test("shows the first position and the viewer's own moves at once", () => {
        const { take, shown } = following();
        take(sceneAt(0));
        take(sceneAt(1, 0));
        expect(different(shown)).toEqual([0, 1]);
    });

    test("shows every move of others in its turn, and is never far behind", () => {
        const { take, shown } = following();
        take(sceneAt(0));
        for (let number = 1; number <= 20; number++) take(sceneAt(number));
        expect(different(shown)).toEqual([0]);
        vi.advanceTimersByTime(FARTHEST);
        expect(different(shown)).toEqual(Array.from({ length: 21 }, (_, index) => index));
    });

    test("catches up when asked, and when nobody looks", () => {
        const { take, shown, one } = following();
        for (let number = 0; number <= 3; number++) take(sceneAt(number));
        one.catchUp();
        expect(shown.at(-1)).toBe(3);
        page.hidden = true;
        take(sceneAt(4));
        take(sceneAt(5));
        expect(shown.at(-1)).toBe(5);
    });

    test("does not show what was taken back in the meantime", () => {
        const { take, shown } = following();
        for (let number = 0; number <= 3; number++) take(sceneAt(number));
        take(sceneAt(0));
        vi.advanceTimersByTime(FARTHEST);
        expect(different(shown)).toEqual([0]);
    });

    test("shows earlier positions once more without hurry, and ends with the newest", () => {
        const { take, shown, one } = following();
        for (let number = 0; number <= 8; number++) take(sceneAt(number));
        one.catchUp();
        shown.length = 0;
        one.again([2, 3, 4, 5, 6, 7].map((number) => sceneAt(number)));
        expect(shown.at(-1)).toBe(2);
        vi.advanceTimersByTime(FARTHEST);
        expect(shown.at(-1)).toBeLessThan(8);
        vi.advanceTimersByTime(FARTHEST);
        expect(different(shown)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    });

    test("shows moves at once if nobody wants to follow them, but again as slowly as usual", () => {
        settings.botSpeed = "off";
        const { take, shown, one } = following();
        for (let number = 0; number <= 4; number++) {
            take(sceneAt(number));
            vi.advanceTimersByTime(0);
        }
        expect(shown.at(-1)).toBe(4);
        one.again([sceneAt(2), sceneAt(3)]);
        vi.advanceTimersByTime(0);
        expect(shown.at(-1)).toBe(2);
        settings.botSpeed = "normal";
    });

    test("shows nothing any more once it is stopped", () => {
        const { take, shown, one } = following();
        for (let number = 0; number <= 3; number++) take(sceneAt(number));
        one.stop();
        vi.advanceTimersByTime(FARTHEST);
        expect(different(shown)).toEqual([0]);
    });
});
