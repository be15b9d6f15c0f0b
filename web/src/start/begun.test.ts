import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Begun } from "./begun.svelte";

const asked = vi.hoisted(() => vi.fn());
vi.mock("../server/http", () => ({ ask: asked }));
vi.mock("../server/me.svelte", () => ({ recognise: () => Promise.resolve({}) }));

const WHILE = 5000; // milliseconds between two looks
const listed = (...all: [string, string][]) => all.map(([id, status]) => ({ table: { id, status } }));
const tables = (...all: [string, string][]): void => void asked.mockResolvedValueOnce(listed(...all));

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("document", { hidden: false });
    asked.mockReset();
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("only a table that was waiting has begun, and it is told once", async () => {
    const begun = new Begun();
    tables(["a", "open"], ["b", "running"], ["c", "open"], ["d", "open"]);
    const leave = begun.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.table).toBeNull();
    tables(["a", "running"], ["b", "running"], ["c", "over"], ["d", "open"]);
    await vi.advanceTimersByTimeAsync(WHILE);
    expect(begun.table?.table.id).toBe("a");
    begun.table = null;
    asked.mockRejectedValueOnce(new TypeError());
    await vi.advanceTimersByTimeAsync(WHILE);
    tables(["a", "running"], ["d", "open"]);
    await vi.advanceTimersByTimeAsync(WHILE);
    expect(begun.table).toBeNull();
    leave();
    await vi.advanceTimersByTimeAsync(2 * WHILE);
    expect(asked).toHaveBeenCalledTimes(4);
});

test("once no table waits, nobody looks any more", async () => {
    for (const first of [[], [["a", "running"]]] as [string, string][][]) {
        asked.mockReset();
        tables(...first);
        const leave = new Begun().watch();
        await vi.advanceTimersByTimeAsync(10 * WHILE);
        expect(asked).toHaveBeenCalledTimes(1);
        leave();
    }
});

test("the next look waits for the last answer, and nothing is looked for after leaving", async () => {
    let answer!: (all: unknown) => void;
    asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const leave = new Begun().watch();
    await vi.advanceTimersByTimeAsync(10 * WHILE);
    expect(asked).toHaveBeenCalledTimes(1);
    leave();
    answer(listed(["a", "open"]));
    await vi.advanceTimersByTimeAsync(10 * WHILE);
    expect(asked).toHaveBeenCalledTimes(1);
});

test("a hidden page looks less often", async () => {
    vi.stubGlobal("document", { hidden: true });
    asked.mockResolvedValue(listed(["a", "open"]));
    const leave = new Begun().watch();
    await vi.advanceTimersByTimeAsync(10 * WHILE);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    leave();
});
