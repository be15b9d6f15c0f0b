import { beforeAll, describe, expect, test } from "vitest";
import { learn, speak, you } from "../language/speech.svelte";
import type { LogEntry, Position } from "../protocol";
import helsinki from "../titles/helsinki/lesson.json";
import metro from "../titles/metro/lesson.json";
import { QUIET } from "./effects";
import { namesThen } from "./names";
import { lines, moves, type Named, sentences, stops, byTurn, turnsIn, turnsOver } from "./turns";

const NAMED: Named = { info: { former: [] }, names: ["You", "Ben"] };

beforeAll(async () => {
    await speak("en");
    for (const words of ["metro", "helsinki", "web-you"]) await learn(words);
});

describe.each([
    ["metro", metro],
    ["helsinki", helsinki],
])("the log of the lesson of %s", (_, lesson) => {
    const { log } = lesson;

    test("is grouped by turn without losing anything, and nobody has two turns in a row", () => {
        const { setUp, turns } = byTurn(log, 2);
        expect([...setUp, ...turns.flatMap(({ entries }) => entries)]).toEqual(log);
        expect(setUp.every(({ by }) => by < 0)).toBe(true);
        for (const [index, turn] of turns.entries()) {
            expect(turn.by).toBe(turn.entries[0]!.by);
            expect(turn.by).not.toBe(turns[index + 1]?.by);
        }
    });

    test("has a stop before every move, and one at its end", () => {
        expect(stops(log)).toHaveLength(moves(log) + 1);
        expect(stops(log).at(-1)).toBe(log.length);
        for (const stop of stops(log).slice(0, -1)) expect(log[stop]!.by).toBeGreaterThanOrEqual(0);
    });

    test("is put into words, except for what goes without saying", () => {
        const written = lines(log, NAMED);
        expect(written.length).toBeGreaterThan(5);
        const { entry } = written[0]!;
        expect(sentences(entry, NAMED)).toHaveLength(entry.effects.length);
        for (const { code } of entry.effects) QUIET.add(code);
        expect(sentences({ ...entry }, NAMED)).toEqual([]);
        // What was said once is said again in the same words, until the names change.
        expect(sentences(entry, NAMED)).toHaveLength(entry.effects.length);
        expect(sentences(entry, { ...NAMED, names: ["You", "Eve"] })).toEqual([]);
        QUIET.clear();
    });
});

test("what was said before the names of a title were loaded is said with them afterwards", async () => {
    const effects = [{ code: "walked", arguments: { seat: 1, spaces: 2, senate: 4 } }];
    const entry = { by: 1, number: 9, move: [], effects } as unknown as LogEntry;
    expect(sentences(entry, NAMED).join()).not.toContain("S1");
    await learn("web-senate");
    expect(sentences(entry, NAMED).join()).toContain("senate space S1");
});

test("a move keeps the name of whoever made it", () => {
    const { former, names } = { former: [{ seat: 1, name: "Eve", until: 9, renamed: false }], names: NAMED.names };
    expect(namesThen({ info: { former }, names }, 8)).toEqual(["You", "Eve"]);
    expect(namesThen({ info: { former }, names }, 9)).toEqual(NAMED.names);
});

test("a move keeps the name that its player had then, and the viewer is always you", () => {
    const former = [0, 1].map((seat) => ({ seat, name: "Eve", until: 9, renamed: true }));
    expect(namesThen({ info: { former }, names: [you(), "Ben"] }, 8)).toEqual([you(), "Eve"]);
});

// A log of nothing but who decided; chance is -1.
const decided = (...seats: number[]): LogEntry[] =>
    seats.map((by, number) => ({ by, number, move: [], effects: [] }) as unknown as LogEntry);

test("a turn lasts until another seat decides, whatever is drawn in between", () => {
    const log = decided(-1, -1, 0, -1, 0, -1, 1, 1, 1, -1, 0);
    expect(moves(log)).toBe(6);
    expect(turnsIn(log, 2)).toBe(3);
    expect(byTurn(log, 2).turns.map(({ by, entries }) => [by, entries.length])).toEqual([
        [0, 4],
        [1, 4],
        [0, 1],
    ]);
});

test("whoever plays alone ends a turn where chance goes on", () => {
    expect(turnsIn(decided(-1, 0, -1, 0, 0, -1, -1, 0), 1)).toBe(3);
});

test("no turn was taken before the first decision", () => {
    expect(turnsIn(decided(-1, -1), 2)).toBe(0);
});

// What is known of a position for counting its turns.
const toMove = (turn: number): Parameters<typeof turnsOver>[2] => ({ turn, result: null });

test("a turn counts once it is over: when another seat is to move, or the game has ended", () => {
    const log = decided(-1, 0, -1, 1, 1, -1);
    expect(turnsOver(decided(-1), 2, toMove(0))).toBe(0);
    expect(turnsOver(log, 2, toMove(1))).toBe(1);
    expect(turnsOver(log, 2, toMove(-1))).toBe(1);
    expect(turnsOver(log, 2, toMove(0))).toBe(2);
    expect(turnsOver(log, 2, { turn: -2, result: {} as Position["result"] })).toBe(2);
});

test("whoever plays alone has ended a turn once they are dealt what comes next", () => {
    expect(turnsOver(decided(-1, 0, -1, 0), 1, toMove(0))).toBe(1);
    expect(turnsOver(decided(-1, 0, -1, 0, -1), 1, toMove(0))).toBe(2);
});
