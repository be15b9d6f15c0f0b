import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MetroScene } from "./scene";

vi.stubGlobal("document", { hidden: true, documentElement: { dataset: {}, style: { setProperty: () => {} } } });
vi.stubGlobal("window", globalThis);
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { animate } = await import("./motion.svelte");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const VIEWER = 0;

// Both players lay a tile in turn; with every tile of the viewer, a line of one tile scores.
function sceneAfter(moves: number): MetroScene {
    const entries = Array.from({ length: moves }, (_, number) => number);
    const log = entries.map((number) => ({
        number,
        by: number % 2,
        move: ["lay", "aaaa", 0, number],
        effects: number % 2 ? [] : [{ code: "line-scored", arguments: { station: number, owner: VIEWER, points: 1 } }],
    }));
    const lines = entries.map((station) => ({ station, owner: VIEWER, points: 1, path: [[station, 0, 2]] }));
    const board = { squares: entries.map(() => "aaaa"), lines };
    return { log, names: ["Ann", "Ben"], position: { seat: VIEWER }, board } as unknown as MetroScene;
}

const squares = (flights: readonly { square: number }[]): number[] => flights.map(({ square }) => square);

describe("what moves in a scene", () => {
    test("is nothing in the first one", () => {
        const motion = animate(sceneAfter(3), null);
        expect([motion.flights, motion.awaited.size, motion.run]).toEqual([[], 0, null]);
    });

    test("are the tiles of others, which fly before they drop", async () => {
        const motion = animate(sceneAfter(2), animate(sceneAfter(1), null));
        expect([...motion.flying]).toEqual([1]);
        await vi.advanceTimersByTimeAsync(0);
        expect(squares(motion.flights)).toEqual([1]);
        expect([...motion.dropping]).toEqual([]);
        await vi.runAllTimersAsync();
        expect([motion.flights, [...motion.flying]]).toEqual([[], []]);
        expect([...motion.dropping]).toEqual([1]);
    });

    test("are lines, which grow elsewhere once the tile lies on its square", async () => {
        const own = animate(sceneAfter(1), animate(sceneAfter(0), null));
        expect([...own.fresh!]).toEqual([0]);
        await vi.advanceTimersByTimeAsync(0);
        expect(own.fresh).toBeNull();
        const others = animate(sceneAfter(2), own);
        await vi.advanceTimersByTimeAsync(0);
        expect([[...others.flying], [...others.fresh!]]).toEqual([[1], [1]]);
        await vi.runAllTimersAsync();
        expect([[...others.flying], others.fresh]).toEqual([[], null]);
    });

    test("are the lines of a tile whose flight was cut short by the next move, too", async () => {
        const first = animate(sceneAfter(2), animate(sceneAfter(1), null));
        const second = animate(sceneAfter(3), first);
        expect([[...second.flying], [...second.fresh!]]).toEqual([[], [1, 2]]);
        await vi.runAllTimersAsync();
        expect([second.fresh, first.flights]).toEqual([null, []]);
    });

    test("goes on while a position is repeated", () => {
        const motion = animate(sceneAfter(2), animate(sceneAfter(1), null));
        expect(animate(sceneAfter(2), motion)).toBe(motion);
    });

    test("is handed on: the train that runs, the one that waits, and the lines that await theirs", async () => {
        const first = animate(sceneAfter(1), animate(sceneAfter(0), null));
        await vi.advanceTimersByTimeAsync(200);
        expect(first.run?.line.station).toBe(0);
        const second = animate(sceneAfter(3), first);
        expect(second.run).toBe(first.run);
        expect([...second.awaited]).toEqual([0, 2]);
        second.arrive();
        expect(second.run?.line.station).toBe(2);
        expect([...second.awaited]).toEqual([2]);
    });

    test("departs in time, although a later tile is still in the air", async () => {
        const first = animate(sceneAfter(1), animate(sceneAfter(0), null));
        await vi.advanceTimersByTimeAsync(100);
        expect(first.run).toBeNull();
        const second = animate(sceneAfter(2), first);
        await vi.advanceTimersByTimeAsync(100);
        expect(second.run?.line.station).toBe(0);
        expect([...second.flying]).toEqual([1]);
        expect(first.run).toBeNull();
    });

    test.each([
        ["taken back", 1],
        ["far ahead", 40],
    ])("is dropped if the game is %s", (_, moves) => {
        const before = animate(sceneAfter(3), animate(sceneAfter(2), null));
        const motion = animate(sceneAfter(moves), before);
        expect([motion.flights, motion.awaited.size, motion.run, motion.fresh]).toEqual([[], 0, null, null]);
    });
});
