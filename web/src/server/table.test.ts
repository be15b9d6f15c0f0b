import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ChatLine, Position, Welcome } from "../protocol";
import lesson from "../titles/metro/lesson.json";

// A socket that a test opens, closes and speaks through.
const { FakeSocket } = vi.hoisted(() => {
    class FakeSocket extends EventTarget {
        static newest: FakeSocket;
        readonly OPEN = 1;
        readyState = 1;
        sent: Record<string, unknown>[] = [];
        reconnects = 0;
        isClosed = false;
        constructor(readonly address: () => string) {
            super();
            FakeSocket.newest = this;
        }
        send(message: string): void {
            this.sent.push(JSON.parse(message) as Record<string, unknown>);
        }
        reconnect(): void {
            this.reconnects += 1;
        }
        close(): void {
            this.isClosed = true;
        }
        tell(message: object): void {
            this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
        }
        lose(code: number): void {
            this.dispatchEvent(Object.assign(new Event("close"), { code }));
        }
    }
    return { FakeSocket };
});
vi.mock("partysocket/ws", () => ({ default: FakeSocket }));

const filmed = Object.values(lesson.positions)[0]!;
const position = (seq: number, news_from = 0): Position => ({ ...filmed, seq, news_from, news: [] });
const welcome = (seq: number): Welcome => ({
    type: "welcome",
    table: { ...lesson.info, seq },
    yours: [0],
    owner: true,
    position: position(seq),
    chat: [],
    since: 0,
    knocks: [],
});

const nobody = { type: "presence", seats: [true, false], watching: 0 };

async function connected(): Promise<{ table: InstanceType<typeof Table>; socket: InstanceType<typeof FakeSocket> }> {
    const table = new Table("t-1");
    const socket = FakeSocket.newest;
    socket.tell(welcome(5));
    socket.tell(nobody);
    socket.sent = [];
    return { table, socket };
}

let Table: typeof import("./table.svelte").Table;

beforeEach(async () => {
    vi.useFakeTimers();
    const target = new EventTarget();
    vi.stubGlobal("location", { protocol: "http:", host: "here", href: "http://here/", origin: "http://here" });
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false, documentElement: {}, cookie: "" }));
    vi.stubGlobal("window", Object.assign(target, { setTimeout: setTimeout.bind(globalThis) }));
    ({ Table } = await import("./table.svelte"));
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("a table", () => {
    test("asks for everything first, and for what is new when it comes again", async () => {
        const { table, socket } = await connected();
        expect(table.connected).toBe(true);
        expect(socket.address()).toBe("ws://here/api/tables/t-1/socket?since=5");
        new Table("t-2");
        expect(FakeSocket.newest.address()).toContain("since=0");
    });

    test("tells what is said while the page is open, also while the connection was lost, and nothing older or twice", async () => {
        const table = new Table("t-1");
        const socket = FakeSocket.newest;
        const heard = vi.fn();
        table.onsaid = ({ text }) => heard(text);
        const line = (id: number): ChatLine => ({
            type: "chat",
            id,
            seat: 1,
            name: "Ben",
            at: 0,
            text: `line ${id}`,
            watchers: false,
        });
        socket.tell({ ...welcome(5), chat: [line(1)] });
        expect(heard).not.toHaveBeenCalled();
        socket.tell(line(3));
        socket.tell(line(3));
        socket.tell(line(2));
        expect(heard.mock.calls).toEqual([["line 3"]]);
        socket.lose(1006);
        socket.tell({ ...welcome(5), chat: [line(1), line(2), line(3), line(4)] });
        socket.tell({ ...welcome(5), chat: [line(1), line(2), line(3), line(4)] });
        expect(heard.mock.calls).toEqual([["line 3"], ["line 4"]]);
    });

    test("tells what changes about it, with what was known before", async () => {
        const table = new Table("t-1");
        const socket = FakeSocket.newest;
        const heard = vi.fn();
        table.oninfo = (info, before) => heard(before.rematch, info.rematch, table.info === info);
        socket.tell(welcome(5));
        expect(heard).not.toHaveBeenCalled();
        socket.tell({ ...lesson.info, type: "table", seq: 5, rematch: "t-2" });
        expect(heard.mock.calls).toEqual([[lesson.info.rematch, "t-2", true]]);
    });

    test("sends an unanswered change again after a lost connection, with the same key", async () => {
        const { table, socket } = await connected();
        const done = table.change({ type: "start" });
        socket.lose(1006);
        expect(table.connected).toBe(false);
        expect(table.closed).toBeNull();
        socket.tell(welcome(5));
        const [first, again] = socket.sent.filter((message) => message.type === "start");
        expect(again).toEqual(first);
        socket.tell({ type: "done", key: first!.key, seq: 6 });
        await expect(done).resolves.toMatchObject({ seq: 6 });
    });

    test("keeps a change that is made without a connection until there is one", async () => {
        const { table, socket } = await connected();
        socket.lose(1006);
        void table.change({ type: "leave", seat: 0 });
        expect(socket.sent).toHaveLength(0);
        socket.tell(welcome(5));
        expect(socket.sent.map((message) => message.type)).toEqual(["attend", "leave"]);
    });

    test("says whether anyone looks at it, at once and whenever that changes, and knows who else is here", async () => {
        const table = new Table("t-1");
        const socket = FakeSocket.newest;
        expect(table.presence).toBeNull();
        socket.tell(welcome(5));
        expect(socket.sent).toEqual([{ type: "attend", here: true }]);
        socket.tell(nobody);
        Object.assign(document, { hidden: true });
        document.dispatchEvent(new Event("visibilitychange"));
        expect(socket.sent.at(-1)).toEqual({ type: "attend", here: false });
        Object.assign(document, { hidden: false });
        document.dispatchEvent(new Event("visibilitychange"));
        expect(socket.sent.at(-1)).toEqual({ type: "attend", here: true });
        socket.tell({ ...nobody, seats: [true, true], watching: 2 });
        expect(table.presence).toMatchObject({ seats: [true, true], watching: 2 });
    });

    test("starts from scratch when something in between was missed", async () => {
        const { table, socket } = await connected();
        socket.tell(position(9, 3));
        expect(table.position).toBeNull();
        expect(socket.reconnects).toBe(1);
        expect(socket.address()).toContain("since=0");
    });

    test("repeats a patient change that was stale, and not a move", async () => {
        const { table, socket } = await connected();
        const refused = (key: unknown): object => ({
            type: "refused",
            key,
            reason: { code: "stale", rule: "", arguments: { seq: 8 } },
        });
        void table.change({ type: "leave", seat: 0 });
        socket.tell(refused(socket.sent[0]!.key));
        expect(socket.sent[1]).toMatchObject({ type: "leave", seq: 8 });
        const move = table.play(0, ["draw"] as never, 5);
        socket.tell(refused(socket.sent[2]!.key));
        await expect(move).rejects.toMatchObject({ reason: { code: "stale" } });
    });

    test("a connection that stays silent while an answer is due is opened again", async () => {
        const { table, socket } = await connected();
        vi.advanceTimersByTime(6000);
        void table.change({ type: "start" });
        expect(socket.reconnects).toBe(0);
        vi.advanceTimersByTime(6000);
        expect(socket.reconnects).toBe(1);
    });

    test("comes no more when the server has closed it for good", async () => {
        const { table, socket } = await connected();
        socket.lose(4404);
        expect(table.closed).toBe(4404);
        expect(socket.isClosed).toBe(true);
    });
});
