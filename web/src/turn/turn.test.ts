import { describe, expect, test, vi } from "vitest";
import { type Addition, NOTHING, same, Turn, type Referee } from "./turn.svelte";
import type { Move } from "../protocol";
import { painted } from "./paint";
import { Presenter } from "./presenter.svelte";
import type { Scene } from "./scene";

const DRAW = ["draw"] as ["draw"];
const AT_ONCE: Addition = { chose: () => {}, isMadeAtOnce: () => true };
const PASS = ["pass"] as ["pass"];

function sceneAt(number: number, seat: number | null = 0, legal: Move[] = [DRAW, PASS]): Scene {
    const position = { number, seq: number + 10, seat, legal, turn: 0 };
    return { moment: String(number), position, log: [], names: [], info: {} } as unknown as Scene;
}

function refereeOf(more: Partial<Referee> = {}): Referee {
    return {
        canDecide: true,
        isOneTap: false,
        preview: vi.fn((seat, move) => Promise.resolve({ seat, move, effects: [] } as never)),
        play: vi.fn(() => new Promise<never>(() => {})),
        hint: () => Promise.resolve(null),
        ...more,
    };
}

describe("a turn", () => {
    test("sends its move once, with the position that was seen", async () => {
        const referee = refereeOf();
        const turn = new Turn(sceneAt(1), referee);
        await turn.choose(DRAW);
        void turn.confirm();
        void turn.confirm();
        await vi.waitFor(() => expect(referee.play).toHaveBeenCalled());
        void turn.confirm();
        await Promise.resolve();
        expect(referee.play).toHaveBeenCalledExactlyOnceWith(0, DRAW, 11);
        expect(turn.legal).toEqual([]);
    });

    test("finds moves by their kind and first fields, as long as they are legal", async () => {
        const legal: Move[] = [DRAW, ["draw", "A4"], PASS, ["build", "B1", "A3"], ["build", "B2"]];
        const turn = new Turn(sceneAt(1, 0, legal), refereeOf());
        expect(turn.matching("draw")).toEqual([DRAW, ["draw", "A4"]]);
        expect(turn.matching("build", "B1")).toEqual([["build", "B1", "A3"]]);
        expect(turn.matching("build", undefined, "A3")).toEqual([["build", "B1", "A3"]]);
        expect(turn.matching("lay")).toEqual([]);
        await turn.choose(PASS);
        void turn.confirm();
        await vi.waitFor(() => expect(turn.matching("draw")).toEqual([]));
    });

    test.each<[Move | null, Move | null, boolean]>([
        [["draw", "A4"], ["draw", "A4"], true],
        [["draw", "A4"], DRAW, false],
        [DRAW, ["draw", "A4"], false],
        [["lay", "aaaa", 0, 3], ["lay", "aaaa", 0, 5], false],
        [DRAW, null, false],
        [null, null, true],
    ])("tells whether %j and %j are the same move", (one, other, isSame) => {
        expect(same(one, other)).toBe(isSame);
    });

    test("sends nothing once the next one has begun", async () => {
        const referee = refereeOf();
        const turn = new Turn(sceneAt(1), referee);
        await turn.choose(DRAW);
        const sent = turn.confirm();
        new Turn(sceneAt(2), referee, turn);
        await sent;
        expect(referee.play).not.toHaveBeenCalled();
    });

    test("goes on if its move was made and taken back before anybody could see it", async () => {
        const turn = new Turn(sceneAt(1), refereeOf({ play: () => Promise.resolve({}) }));
        await turn.choose(DRAW);
        await turn.confirm();
        expect(turn.isDue).toBe(true);
        expect(turn.chosen).toBeNull();
    });

    test("offers nothing any more once the turn after its move has begun", async () => {
        const referee = refereeOf();
        const turn: InstanceType<typeof Turn> = new Turn(sceneAt(1), {
            ...referee,
            play: () => Promise.resolve(new Turn(sceneAt(2), referee, turn)),
        });
        await turn.choose(DRAW);
        await turn.confirm();
        expect(turn.isDue).toBe(false);
    });

    test.each<[string, boolean, (turn: Turn) => Promise<void>]>([
        ["choosing", true, (turn) => turn.choose(DRAW)],
        ["bringing", false, (turn) => turn.bring(DRAW)],
        ["naming", false, (turn) => turn.make(DRAW)],
    ])("makes no move whose %s was cancelled, even if it is suggested since", async (_way, isOneTap, decide) => {
        let answer: (preview: never) => void = () => {};
        const preview = (): Promise<never> => new Promise((done) => (answer = done));
        const referee = refereeOf({ isOneTap, preview, play: vi.fn(() => Promise.resolve({})) });
        const turn = new Turn(sceneAt(1), referee, null, () => AT_ONCE);
        const decided = decide(turn);
        await painted();
        turn.cancel();
        const suggested = turn.suggest([...DRAW]);
        await painted();
        answer({ move: DRAW } as never);
        await Promise.all([decided, suggested]);
        await painted();
        expect(turn.chosen).toEqual(DRAW);
        expect(referee.play).not.toHaveBeenCalled();
    });

    test("asks about a move once", async () => {
        const referee = refereeOf();
        const turn = new Turn(sceneAt(1), referee);
        await turn.peek(DRAW);
        await turn.choose(DRAW);
        expect(referee.preview).toHaveBeenCalledOnce();
        expect(turn.preview?.move).toEqual(DRAW);
    });

    test("does not ask again about a move before the answer is there", async () => {
        let answer: (preview: never) => void = () => {};
        const referee = refereeOf({ preview: vi.fn(() => new Promise<never>((done) => (answer = done))) });
        const turn = new Turn(sceneAt(1), referee);
        const pointed = turn.peek(DRAW);
        const chosen = turn.choose(DRAW);
        await vi.waitFor(() => expect(turn.chosen).toEqual(DRAW));
        await Promise.resolve();
        answer({ move: DRAW } as never);
        await Promise.all([pointed, chosen]);
        expect(referee.preview).toHaveBeenCalledOnce();
        expect(turn.preview?.move).toEqual(DRAW);
    });

    test("asks again about a move after a question that failed", async () => {
        const preview = vi.fn().mockRejectedValueOnce(new Error("no server")).mockResolvedValue({ move: DRAW });
        const turn = new Turn(sceneAt(1), refereeOf({ preview }));
        await expect(turn.peek(DRAW)).rejects.toThrow("no server");
        expect(await turn.peek(DRAW)).toEqual({ move: DRAW });
    });

    test("hands neither its choice nor its previews on", async () => {
        const referee = refereeOf();
        const turn = new Turn(sceneAt(1), referee);
        await turn.choose(DRAW);
        const next = new Turn(sceneAt(2), referee, turn);
        expect(next.chosen).toBeNull();
        expect(next.known(DRAW)).toBeNull();
    });
});

describe("the presenter", () => {
    test("keeps a choice while a position is repeated, and drops it with the moment", async () => {
        const presenter = new Presenter(refereeOf());
        presenter.show(sceneAt(1));
        const { turn } = presenter;
        await turn!.choose(DRAW);
        presenter.show(sceneAt(1));
        await vi.waitFor(() => expect(presenter.around).toBe(presenter.scene));
        expect(presenter.turn).toBe(turn);
        expect(turn!.chosen).toEqual(DRAW);
        presenter.show(sceneAt(2));
        await vi.waitFor(() => expect(presenter.around).toBe(presenter.scene));
        expect(presenter.turn).not.toBe(turn);
        expect(presenter.turn!.chosen).toBeNull();
    });

    test("gives every viewer of a moment a turn of their own", async () => {
        const presenter = new Presenter(refereeOf());
        presenter.show(sceneAt(1, 0));
        const { turn } = presenter;
        presenter.show(sceneAt(1, 1));
        await vi.waitFor(() => expect(presenter.around).toBe(presenter.scene));
        expect(presenter.turn).not.toBe(turn);
    });

    test("draws a scene with what moves in it, a paint before its turn and what is around", async () => {
        const presenter = new Presenter(refereeOf());
        presenter.show(sceneAt(1));
        presenter.attach({
            begin: () => NOTHING,
            animate: ({ moment }, before) => `${String(before)}, ${moment}`,
        });
        const moment = presenter.moment!;
        const { turn, around } = moment;
        expect(moment.motion).toBe("null, 1");
        const scene = sceneAt(2);
        presenter.show(scene);
        expect([moment.drawn, moment.motion, moment.turn, moment.around]).toEqual([scene, "null, 1, 2", turn, around]);
        await vi.waitFor(() => expect(moment.around).toBe(scene));
        expect(moment.turn.scene).toBe(scene);
        expect(presenter.moment).toBe(moment);
    });

    test("goes on with the next moment after a title failed to begin a turn", async () => {
        const failed = vi.fn();
        process.once("unhandledRejection", failed);
        const presenter = new Presenter(refereeOf());
        presenter.show(sceneAt(1));
        const begin = vi.fn();
        presenter.attach({ begin, animate: () => null });
        begin.mockImplementationOnce(() => {
            throw new Error("no turn");
        });
        presenter.show(sceneAt(2));
        await vi.waitFor(() => expect(failed).toHaveBeenCalled());
        presenter.show(sceneAt(3));
        await vi.waitFor(() => expect(presenter.turn!.scene.moment).toBe("3"));
    });
});
