import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EditionChecked, EditionInfo, KeptEdition } from "../protocol";
import type { Values } from "../server/editions";

type Check = (title: string, values: Values) => Promise<EditionChecked>;
type Keep = (title: string, name: string, values: Values, replaces: string | null) => Promise<KeptEdition>;
const server = vi.hoisted(() => ({
    checkEdition: vi.fn<Check>(),
    keepEdition: vi.fn<Keep>(),
}));
vi.mock("../server/editions", () => server);
vi.mock("../server/explain", () => ({
    explain: (error: { reason?: { code: string } }) => error.reason?.code ?? "away",
}));

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
});

const { Box, fixedSheet } = await import("./box.svelte");
const { Refusal } = await import("../server/http");

const edition = (values: Values, hash: string, is_own = false): EditionInfo => ({
    title: "toy",
    name: is_own ? "Ann’s" : "default",
    hash,
    is_own,
    entries: Object.entries(values).map(([place, value]) => ({
        place,
        rule: "T1",
        source: "published",
        value,
        schema: { type: "integer", minimum: 0, maximum: 9 },
    })),
});
const DEFAULT = edition({ "bag.beans": [3, 4], "bag.points": 2 }, "0".repeat(64));
const OTHER = edition({ "bag.beans": [5, 4], "bag.points": 2 }, "1".repeat(64), true);
const KEPT = { title: "toy", name: "Ann’s", hash: "1".repeat(64), changed_at: 0 };
const begin = (given = DEFAULT, own: KeptEdition | null = null) => new Box(DEFAULT, given, given.name, own);
const right = (hash = "2".repeat(64)): EditionChecked => ({ reasons: [], edition: { ...DEFAULT, hash } });

beforeEach(() => {
    vi.useFakeTimers();
    stored.clear();
    server.checkEdition.mockReset().mockResolvedValue(right());
    server.keepEdition
        .mockReset()
        .mockImplementation(async (title, name) => ({ ...KEPT, title, name, hash: "2".repeat(64) }));
});
afterEach(() => {
    vi.useRealTimers();
});

describe("a value", () => {
    test("that is changed is the owner’s, and so no longer once it is as before", () => {
        const box = begin();
        expect([box.changed, box.isSaved]).toEqual([[], true]);
        box.change("bag.points", 7);
        expect([box.changed, box.sourceOf("bag.points"), box.isSaved]).toEqual([["bag.points"], "owner", false]);
        box.change("bag.points", 2);
        expect([box.changed, box.sourceOf("bag.points"), box.isSaved]).toEqual([[], "published", true]);
    });

    test("goes back step by step, and forth again until something else is changed", () => {
        const box = begin();
        for (const points of [3, 4]) box.change("bag.points", points);
        box.change("bag.points", 4); // is no step
        box.undo();
        expect(box.value("bag.points")).toBe(3);
        box.undo();
        expect([box.value("bag.points"), box.canUndo, box.isSaved]).toEqual([2, false, true]);
        box.redo();
        expect(box.value("bag.points")).toBe(3);
        box.change("bag.beans", [1, 1]);
        expect(box.canRedo).toBe(false);
        box.redo();
        expect(box.value("bag.points")).toBe(3);
    });
});

describe("the server is asked", () => {
    test("once, a moment after the last change, and says what is wrong where", async () => {
        const box = begin();
        box.change("bag.points", 70);
        box.change("bag.points", 700);
        expect([box.hash, server.checkEdition.mock.calls]).toEqual([null, []]);
        const where = { file: "box", line: 0, place: "bag.points", value: 700, low: 1, high: 9 };
        const reasons = [{ code: "edition-number", rule: "T1", arguments: where }] as EditionChecked["reasons"];
        server.checkEdition.mockResolvedValueOnce({ reasons, edition: DEFAULT });
        await vi.advanceTimersByTimeAsync(1000);
        expect(server.checkEdition.mock.calls).toEqual([["toy", { "bag.beans": [3, 4], "bag.points": 700 }]]);
        expect(box.faults.map(({ place, path, code }) => [place, path, code])).toEqual([
            ["bag.points", [], "edition-number"],
        ]);
        expect(box.hash).toBeNull();
        box.change("bag.points", 7);
        await vi.advanceTimersByTimeAsync(1000);
        expect([box.faults, box.hash]).toEqual([[], "2".repeat(64)]);
    });

    test("again if it was busy, and an answer that comes too late says nothing", async () => {
        const box = begin();
        server.checkEdition.mockRejectedValueOnce(new Refusal({ code: "too-many", rule: "", arguments: {} }));
        box.change("bag.points", 5);
        await vi.advanceTimersByTimeAsync(500);
        expect(box.problem).toBe("too-many");
        await vi.advanceTimersByTimeAsync(5000);
        expect([box.problem, server.checkEdition.mock.calls.length]).toEqual(["", 2]);
        let answer: (checked: EditionChecked) => void = () => {};
        server.checkEdition.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
        box.change("bag.points", 6);
        await vi.advanceTimersByTimeAsync(500);
        box.change("bag.points", 7);
        answer(right("3".repeat(64)));
        await vi.advanceTimersByTimeAsync(0);
        expect(box.hash).toBeNull();
        box.stop();
        await vi.advanceTimersByTimeAsync(9000);
        expect(server.checkEdition.mock.calls.length).toBe(3);
    });
});

describe("what is kept", () => {
    test("takes the place of the edition that was opened, or stands beside it", async () => {
        const box = begin(OTHER, KEPT);
        expect(box.changed).toEqual(["bag.beans"]);
        box.rename(" Attic ");
        box.change("bag.points", 7);
        await box.save();
        expect(server.keepEdition.mock.lastCall).toEqual([
            "toy",
            "Attic",
            { "bag.beans": [5, 4], "bag.points": 7 },
            KEPT.hash,
        ]);
        expect([box.name, box.isSaved, box.own?.hash]).toEqual(["Attic", true, "2".repeat(64)]);
        await box.save(true);
        expect(server.keepEdition.mock.lastCall![3]).toBeNull();
    });

    test("is as it was if it could not be kept", async () => {
        const box = begin();
        box.change("bag.points", 7);
        server.keepEdition.mockRejectedValueOnce(
            new Refusal({ code: "editions-full", rule: "", arguments: { most: 2 } }),
        );
        await expect(box.save()).rejects.toThrow("editions-full");
        expect([box.isSaved, box.own]).toEqual([false, null]);
    });

    test("not yet is there again at the next visit, unless it was given up", () => {
        const box = begin();
        box.change("bag.points", 7);
        box.rename("Attic");
        const again = begin();
        expect([again.value("bag.points"), again.name, again.isSaved]).toEqual([7, "Attic", false]);
        again.undo();
        expect(again.value("bag.points")).toBe(2);
        again.redo();
        expect(begin(OTHER).value("bag.points")).toBe(2);
        again.discard();
        expect([again.isSaved, again.name, again.canUndo]).toEqual([true, "default", false]);
        expect(begin().value("bag.points")).toBe(2);
    });

    test.each(["{", "{}", '{"name": "x", "values": {"bag.points": 1}}', "null", "7"])(
        "by another version of the page is left alone: %s",
        (draft) => {
            stored.set(`box toy ${DEFAULT.hash}`, draft);
            expect(begin().value("bag.points")).toBe(2);
        },
    );
});

test("a file is taken over as a whole, and one step back leads to what was there", () => {
    const box = begin();
    box.take(OTHER);
    expect([box.name, box.changed]).toEqual(["Ann’s", ["bag.beans"]]);
    box.undo();
    expect(box.changed).toEqual([]);
});

test("what is only looked at shows each beside the other", () => {
    const sheet = fixedSheet(OTHER, DEFAULT);
    expect([sheet.value("bag.beans"), sheet.usual("bag.beans"), sheet.isFixed]).toEqual([[5, 4], [3, 4], true]);
    sheet.change("bag.beans", [9, 9]);
    expect(sheet.value("bag.beans")).toEqual([5, 4]);
});
