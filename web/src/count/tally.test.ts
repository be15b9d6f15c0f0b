import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CountedSheet, CountSheet } from "../protocol";
import { Refusal } from "../server/http";

const server = vi.hoisted(() => ({
    ask: vi.fn<(method: string, path: string, given: { body: CountSheet }) => Promise<CountedSheet>>(),
}));
vi.mock("../server/http", async (original) => ({ ...(await original<object>()), ask: server.ask }));
vi.mock("../server/me.svelte", () => ({ recognise: async () => null }));

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
});

const { Tally } = await import("./tally.svelte");

const axis = (kind: string, length: number) => ({ kind, names: Array.from({ length }, (_, number) => number) });
// A table of the toy title: a heap of beans for every player, and with weather also a sky.
function counted({ players, options, values }: CountSheet): CountedSheet {
    const heaps = {
        type: "numbers" as const,
        name: "heaps",
        rule: "T1",
        rows: axis("seat", players),
        columns: null,
        most: 9,
        printed: [],
    };
    const sky = {
        type: "text" as const,
        name: "sky",
        rule: "T2",
        rows: null,
        columns: null,
        notation: "sky",
        blank: "",
    };
    const beans = (values.heaps as number[] | undefined) ?? [];
    return {
        options: ["weather"],
        parts: [heaps, ...("weather" in options ? [sky] : [])],
        faults: [],
        board: { title: "toy" } as unknown as CountedSheet["board"],
        points: { scores: [...beans], ranking: [], breakdown: [] },
    };
}

const sent = (): CountSheet["values"][] => server.ask.mock.calls.map(([, , { body }]) => body.values);
const begin = async (shared: ConstructorParameters<typeof Tally>[1] = null) => {
    const tally = new Tally("toy", shared);
    await vi.runAllTimersAsync();
    return tally;
};

beforeEach(() => {
    vi.useFakeTimers();
    stored.clear();
    server.ask.mockReset().mockImplementation(async (_method, _path, { body }) => counted(body));
});
afterEach(() => {
    vi.useRealTimers();
});

describe("what is put down", () => {
    test("is counted once nothing has been changed for a moment", async () => {
        const tally = await begin();
        server.ask.mockClear();
        tally.change("heaps", [1, 0]);
        tally.change("heaps", [2, 0]);
        expect(tally.isCounted).toBe(false);
        await vi.runAllTimersAsync();
        expect(sent()).toEqual([{ heaps: [2, 0] }]);
        expect([tally.isCounted, tally.answer?.points?.scores]).toEqual([true, [2, 0]]);
    });

    test("while the server counts is asked after that, and only the last of it", async () => {
        const tally = await begin();
        server.ask.mockClear();
        let answer: (counted: CountedSheet) => void = () => {};
        server.ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
        tally.change("heaps", [1, 0]);
        await vi.runAllTimersAsync();
        tally.change("heaps", [2, 0]);
        tally.change("heaps", [3, 0]);
        await vi.runAllTimersAsync();
        expect(sent()).toHaveLength(1);
        answer(counted(server.ask.mock.calls[0]![2].body));
        await vi.runAllTimersAsync();
        expect(sent()).toEqual([{ heaps: [1, 0] }, { heaps: [3, 0] }]);
        expect(tally.answer?.points?.scores).toEqual([3, 0]);
    });

    test("can be taken back and brought again, step by step", async () => {
        const tally = await begin();
        expect([tally.canUndo, tally.canRedo]).toEqual([false, false]);
        tally.change("heaps", [1, 0]);
        tally.change("heaps", [1, 4]);
        tally.undo();
        expect(tally.value("heaps")).toEqual([1, 0]);
        tally.undo();
        expect(tally.isEmpty).toBe(true);
        tally.redo();
        expect([tally.value("heaps"), tally.canUndo, tally.canRedo]).toEqual([[1, 0], true, true]);
        tally.change("heaps", [5, 5]);
        expect(tally.canRedo).toBe(false);
    });

    test("is still there at the next visit, with its points, even without a server", async () => {
        const tally = await begin();
        tally.change("heaps", [1, 4]);
        await vi.runAllTimersAsync();
        tally.stop();
        server.ask.mockRejectedValue(new TypeError("away"));
        const again = new Tally("toy", null);
        expect([again.value("heaps"), again.answer?.points?.scores]).toEqual([
            [1, 4],
            [1, 4],
        ]);
    });
});

describe("another game", () => {
    test("keeps what lies on the table, as far as it has it, and brings it back", async () => {
        const tally = await begin();
        tally.change("heaps", [1, 4]);
        tally.choose(3, { weather: true });
        tally.change("sky", "rain");
        await vi.runAllTimersAsync();
        expect(sent().at(-1)).toEqual({ heaps: [1, 4, 0], sky: "rain" });
        tally.choose(2, {});
        await vi.runAllTimersAsync();
        expect(sent().at(-1)).toEqual({ heaps: [1, 4] });
        expect(tally.written.values).toEqual({ heaps: [1, 4] });
        tally.choose(3, { weather: true });
        await vi.runAllTimersAsync();
        expect(tally.written.values).toEqual({ heaps: [1, 4, 0], sky: "rain" });
    });

    test("that cannot be says why, and asks no more", async () => {
        const tally = await begin();
        server.ask
            .mockReset()
            .mockRejectedValue(new Refusal({ code: "failed-option", rule: "T1", arguments: {} } as never));
        tally.choose(1, {});
        await vi.runAllTimersAsync();
        expect([tally.reason?.code, tally.isCounted, server.ask.mock.calls.length]).toEqual([
            "failed-option",
            false,
            1,
        ]);
        expect(tally.answer?.points?.scores).toEqual([]);
    });
});

describe("without a server", () => {
    test("the sheet goes on and is counted as soon as the server is back", async () => {
        const tally = await begin();
        server.ask.mockRejectedValue(new TypeError("away"));
        tally.change("heaps", [1, 0]);
        await vi.advanceTimersByTimeAsync(1000);
        expect([tally.isAway, tally.isCounted, tally.value("heaps")]).toEqual([true, false, [1, 0]]);
        tally.change("heaps", [2, 0]);
        server.ask.mockImplementation(async (_method, _path, { body }) => counted(body));
        tally.retry();
        await vi.runAllTimersAsync();
        expect([tally.isAway, tally.isCounted, tally.answer?.points?.scores]).toEqual([false, true, [2, 0]]);
    });

    test("a server that is busy is asked again", async () => {
        const tally = await begin();
        server.ask.mockRejectedValueOnce(new Refusal({ code: "too-many", rule: "", arguments: {} }));
        tally.change("heaps", [2, 0]);
        await vi.advanceTimersByTimeAsync(1000);
        expect([tally.isBusy, tally.isAway, tally.problem]).toEqual([true, false, ""]);
        await vi.runAllTimersAsync();
        expect(tally.answer?.points?.scores).toEqual([2, 0]);
    });
});

test("a shared sheet takes the place of one’s own, to which one step back leads", async () => {
    const own = await begin();
    own.change("heaps", [1, 4]);
    own.stop();
    const shared = await begin({ players: 3, options: {}, edition: "default", values: { heaps: [7, 8, 9] } });
    expect(shared.answer?.points?.scores).toEqual([7, 8, 9]);
    shared.undo();
    await vi.runAllTimersAsync();
    expect(shared.answer?.points?.scores).toEqual([1, 4]);
});

test.each(["no JSON", '{"sheet": 7}', '{"sheet": {"players": 9}, "answer": {}}', "null"])(
    "what was kept by another version is forgotten: %s",
    async (text) => {
        stored.set("count toy", text);
        const tally = await begin();
        expect([tally.sheet.players, tally.isEmpty, tally.isCounted]).toEqual([2, true, true]);
    },
);
