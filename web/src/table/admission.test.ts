import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Admission } from "./admission.svelte";
import type { Room } from "./room.svelte";

// Another table is opened at an address, and there is none here.
vi.mock("../server/opening", () => ({}));

const WHILE = 6000; // milliseconds: longer than somebody waits before they look again
const done = (table: string | null) => ({ type: "done", key: "", seq: 0, table });
const refused = (code: string) => ({ type: "refused", key: "", reason: { code, rule: "", arguments: {} } });

const sit = vi.fn();
const fetching = vi.fn();
const answer = (content: object, ok = true): unknown =>
    fetching.mockResolvedValueOnce({ ok, text: () => Promise.resolve(JSON.stringify(content)) });

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("fetch", fetching);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
    vi.useRealTimers();
    vi.resetAllMocks();
});

// A visitor at a table that says nothing to them.
async function atDoor(): Promise<Admission> {
    const attempt = (work: Promise<unknown>): Promise<unknown> => work.catch(() => null);
    const room = { attempt, table: { id: "t", info: null, closed: null, sit } } as unknown as Room;
    const admission = new Admission(room);
    answer(done(null));
    await admission.askForSeat();
    expect(admission.isAtDoor).toBe(true);
    return admission;
}

test("whoever waits for an answer looks again for as long as they are there", async () => {
    const admission = await atDoor();
    const leave = admission.lookAgain()!;
    answer(done(null));
    await vi.advanceTimersByTimeAsync(WHILE);
    expect(fetching).toHaveBeenCalledTimes(2);
    leave();
    await vi.advanceTimersByTimeAsync(WHILE);
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(admission.isAtDoor).toBe(true);
});

test("whoever is let in sits down", async () => {
    const admission = await atDoor();
    answer(done("t"));
    await admission.askForSeat();
    expect(sit).toHaveBeenCalledExactlyOnceWith(null, null);
    expect(admission.lookAgain()).toBeUndefined();
});

test("a request that is refused ends the wait, and a server that cannot be reached does not", async () => {
    const admission = await atDoor();
    fetching.mockRejectedValueOnce(new TypeError());
    await expect(admission.askForSeat()).rejects.toThrow();
    expect(admission.isAtDoor).toBe(true);
    answer(refused("knock-refused"), false);
    await expect(admission.askForSeat()).rejects.toThrow();
    expect(admission.isAtDoor).toBe(false);
});
