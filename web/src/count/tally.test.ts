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
        expect(tally.answer).toBeNull();
    });

    test("shows its own points alone, the last ones if it has been counted before", async () => {
        const tally = await begin();
        tally.change("heaps", [1, 4]);
        await vi.runAllTimersAsync();
        server.ask.mockRejectedValue(new TypeError("away"));
        tally.choose(4, {});
        expect(tally.answer).toBeNull();
        await vi.advanceTimersByTimeAsync(1000);
        expect([tally.isAway, tally.answer]).toEqual([true, null]);
        tally.choose(2, {});
        expect([tally.answer?.points?.scores, tally.isCounted]).toEqual([[1, 4], false]);
    });
});

describe("a game that cannot be", () => {
    const SOLO = { players: 1, options: {}, edition: "default", values: {} };
    const refuseSolo = () =>
        server.ask.mockImplementation(async (_method, _path, { body }) => {
            if (body.players === 1) throw new Refusal({ code: "failed-option", rule: "T1", arguments: {} } as never);
            return counted(body);
        });

    test("can be changed on the first visit, too", async () => {
        refuseSolo();
        const tally = await begin(SOLO);
        expect([tally.reason?.code, tally.answer, tally.options]).toEqual(["failed-option", null, ["weather"]]);
        tally.choose(2, {});
        await vi.runAllTimersAsync();
        expect([tally.reason, tally.isCounted]).toEqual([null, true]);
    });

    test("is not told of the sheet that came after it", async () => {
        const tally = await begin();
        let refuse = () => {};
        server.ask.mockImplementationOnce(
            () =>
                new Promise((_resolve, reject) => {
                    refuse = () => reject(new Refusal({ code: "failed-option", rule: "T1", arguments: {} } as never));
                }),
        );
        tally.choose(1, {});
        await vi.runAllTimersAsync();
        tally.choose(2, {});
        server.ask.mockImplementationOnce(() => new Promise(() => {}));
        refuse();
        await vi.advanceTimersByTimeAsync(0);
        expect(tally.reason).toBeNull();
    });

    test("can be changed at the next visit", async () => {
        const tally = await begin();
        refuseSolo();
        tally.choose(1, {});
        tally.stop();
        server.ask.mockRejectedValue(new TypeError("away"));
        const again = new Tally("toy", null);
        expect([again.sheet.players, again.answer, again.options]).toEqual([1, null, ["weather"]]);
    });

    test("is not kept if it came with a link", async () => {
        const own = await begin();
        own.change("heaps", [1, 4]);
        own.stop();
        refuseSolo();
        const shared = await begin(SOLO);
        expect([shared.sheet.players, shared.isKept]).toEqual([1, false]);
        shared.stop();
        const again = await begin();
        expect([again.sheet.players, again.value("heaps"), again.isKept]).toEqual([2, [1, 4], true]);
    });
});

describe("a box that is not kept any more", () => {
    beforeEach(() => {
        server.ask.mockImplementation(async (_method, _path, { body }) => {
            if (body.edition !== "default") throw new Refusal({ code: "edition-not-kept", rule: "", arguments: {} });
            return counted(body);
        });
    });

    test("gives way to the default edition, which is told until another sheet comes", async () => {
        const tally = await begin({ players: 2, options: {}, edition: "gone", values: { heaps: [7, 8] } });
        expect([tally.answer?.points?.scores, tally.sheet.edition, tally.lacksBox, tally.isKept]).toEqual([
            [7, 8],
            "default",
            true,
            true,
        ]);
        tally.change("heaps", [7, 9]);
        expect(tally.lacksBox).toBe(true);
        tally.chooseEdition("other");
        expect(tally.lacksBox).toBe(false);
        await vi.runAllTimersAsync();
        expect(tally.lacksBox).toBe(true);
        tally.open({ players: 3, options: {}, edition: "default", values: {} });
        expect(tally.lacksBox).toBe(false);
    });

    test("is refused no more, but the game may still be", async () => {
        server.ask.mockImplementation(async (_method, _path, { body }) => {
            const code = body.edition === "default" ? "failed-option" : "edition-not-kept";
            if (body.players === 1) throw new Refusal({ code, rule: "", arguments: {} } as never);
            return counted(body);
        });
        const tally = await begin({ players: 1, options: {}, edition: "gone", values: {} });
        expect([tally.reason?.code, tally.lacksBox, tally.isKept]).toEqual(["failed-option", true, false]);
    });

    test("is not in the way of steps back", async () => {
        const tally = await begin();
        tally.change("heaps", [1, 4]);
        tally.chooseEdition("gone");
        tally.change("heaps", [2, 4]);
        await vi.runAllTimersAsync();
        tally.undo();
        tally.undo();
        await vi.runAllTimersAsync();
        expect([tally.value("heaps"), tally.sheet.edition, tally.canRedo]).toEqual([[1, 4], "default", true]);
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

describe("one’s own sheet", () => {
    const shared = (beans: number) => ({ players: 2, options: {}, edition: "default", values: { heaps: [beans, 0] } });
    const beginOwn = async () => {
        const own = await begin();
        own.change("heaps", [1, 4]);
        await vi.runAllTimersAsync();
        own.stop();
    };
    const visit = async (...given: Parameters<typeof begin>) => {
        const tally = await begin(...given);
        tally.stop();
        return tally;
    };

    test("is one step back from a shared one, at every visit until there is another way back", async () => {
        await beginOwn();
        await visit(shared(7));
        // A second link takes the place of the first, not of one's own.
        await visit(shared(8));
        const again = await begin();
        expect(again.value("heaps")).toEqual([8, 0]);
        again.change("heaps", [8, 1]);
        again.stop();
        const last = await begin();
        expect(last.value("heaps")).toEqual([8, 1]);
        last.undo();
        expect([last.value("heaps"), last.canUndo]).toEqual([[1, 4], false]);
    });

    test("is what has been made of a shared one", async () => {
        await beginOwn();
        const first = await begin(shared(7));
        first.change("heaps", [7, 7]);
        first.stop();
        const second = await visit(shared(8));
        second.undo();
        expect(second.value("heaps")).toEqual([7, 7]);
    });

    test("stays behind a shared one whose link is opened again, or whose box is not kept", async () => {
        await beginOwn();
        server.ask.mockImplementation(async (_method, _path, { body }) => {
            if (body.edition !== "default") throw new Refusal({ code: "edition-not-kept", rule: "", arguments: {} });
            return counted(body);
        });
        await visit({ ...shared(7), edition: "gone" });
        const tally = await begin(shared(8));
        tally.change("heaps", [9, 0]);
        tally.open(shared(9));
        tally.change("heaps", [9, 9]);
        tally.stop();
        const again = await begin();
        again.undo();
        expect(again.value("heaps")).toEqual([1, 4]);
    });

    test("is not replaced by a link to the same sheet", async () => {
        await beginOwn();
        const tally = await visit({
            players: 2,
            options: { city: null },
            edition: "default",
            values: { heaps: [1, 4] },
        });
        expect(tally.canUndo).toBe(false);
    });
});

test("a link that is opened on the page takes the place of the sheet, too", async () => {
    const tally = await begin();
    tally.change("heaps", [1, 4]);
    tally.open({ players: 2, options: {}, edition: "default", values: { heaps: [7, 8] } });
    await vi.runAllTimersAsync();
    expect(tally.answer?.points?.scores).toEqual([7, 8]);
    tally.undo();
    expect(tally.value("heaps")).toEqual([1, 4]);
});

test("the same sheet in another order is no step", async () => {
    const values = { heaps: [1, 4], sky: "rain" };
    const tally = await begin();
    tally.put({ players: 2, options: { weather: true, wind: 1 }, edition: "default", values });
    tally.undo();
    tally.redo();
    tally.undo();
    tally.put({ ...tally.sheet, options: { city: null } });
    expect(tally.canRedo).toBe(true);
    tally.redo();
    tally.put({
        values: { sky: "rain", heaps: [1, 4] },
        edition: "default",
        options: { wind: 1, weather: true },
        players: 2,
    });
    tally.undo();
    expect(tally.canUndo).toBe(false);
});

describe("of two pages of a title", () => {
    const late = () => {
        let answer = () => {};
        server.ask.mockImplementationOnce(
            (_method, _path, { body }) => new Promise((resolve) => (answer = () => resolve(counted(body)))),
        );
        return () => answer();
    };

    test("the one that was left keeps nothing any more, even if its answer comes late", async () => {
        const before = await begin();
        const answer = late();
        before.change("heaps", [1, 0]);
        await vi.runAllTimersAsync();
        before.stop();
        const after = await begin();
        stored.clear();
        answer();
        await vi.runAllTimersAsync();
        expect([stored.size, before.isCounted, after.value("heaps")]).toEqual([0, false, [1, 0]]);
    });

    test("the one with the older sheet does not take the place of the newer", async () => {
        const [one, other] = [await begin(), await begin()];
        const answer = late();
        one.change("heaps", [1, 0]);
        await vi.runAllTimersAsync();
        other.change("heaps", [2, 0]);
        other.change("heaps", [2, 1]);
        other.change("heaps", [3, 0]);
        other.stop();
        answer();
        await vi.runAllTimersAsync();
        expect((await begin()).value("heaps")).toEqual([3, 0]);
        // Whatever is changed is newer than all of them.
        one.change("heaps", [4, 0]);
        expect((await begin()).value("heaps")).toEqual([4, 0]);
    });
});

test.each(["no JSON", '{"sheet": 7}', '{"sheet": {"players": 9}, "answer": {}}', "null"])(
    "what was kept by another version is forgotten: %s",
    async (text) => {
        stored.set("count toy", text);
        const tally = await begin();
        expect([tally.sheet.players, tally.isEmpty, tally.isCounted]).toEqual([2, true, true]);
    },
);
