// Steps of the lesson, made with the gestures of the board.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Carried } from "../../parts/dragging";
import type { Move } from "../../protocol";
import { turnAt } from "../../testing/filmed";
import lesson from "./lesson.json";
import { marksOf, newsOf } from "./marks";
import { type HelsinkiTurn, Plan } from "./plan.svelte";
import { cellOf } from "./pieces";
import { type HelsinkiScene, isHelsinki } from "./scene";
import { cardsBeside, leadsTo, moveTo, reachable, takeCards, takePawn } from "./senate";

const ANSWERED = 200; // milliseconds: longer than a pointer has to rest

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const begin = (turn: HelsinkiTurn, before: Plan | null): Plan => new Plan(turn, before);

function at(text: string, which = 0, before: HelsinkiTurn | null = null) {
    const steps = [...lesson.steps.entries()].filter(([, step]) => step.text === text);
    const [index, step] = steps[which]!;
    const { turn, lesson: referee } = turnAt(lesson, index, isHelsinki, begin, before);
    const made = vi.mocked(referee.play);
    return { turn, plan: turn.part, scene: turn.scene, asked: step.asked[0]!, made };
}

const answered = (): Promise<unknown> => vi.advanceTimersByTimeAsync(ANSWERED);
const asMade = (move: Move): unknown[] => [0, move, expect.any(Number)];
const space = (number: number): SVGElement => ({ getAttribute: () => String(number) }) as never;
const placeOf = (scene: HelsinkiScene, card: string): number => scene.hand!.cards.indexOf(card);
const letGo = (carried: Carried | null, place: SVGElement | null): boolean => carried!.drop(place, {} as never);

describe("the pawn", () => {
    test("walks to a space that is reachable, without a question", async () => {
        const { turn, scene, asked, made } = at("walk");
        const [[number, move]] = [...reachable(scene, turn)] as [[number, Move]];
        expect([move, leadsTo(scene, 0, move), moveTo(scene, number)]).toEqual([asked, number, asked]);
        void turn.press(move);
        await answered();
        expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(asked));
    });

    test("begins on a space that has to be confirmed, because others choose theirs after it", async () => {
        const { turn, scene, asked, made } = at("space");
        expect([...reachable(scene, turn)]).toEqual([[5, asked]]);
        void turn.press(asked);
        await answered();
        expect([turn.chosen, made.mock.calls]).toEqual([asked, []]);
        void turn.press(asked);
        await answered();
        expect(made).toHaveBeenCalledOnce();
    });

    test("is dragged to a space, or goes back to where it was", async () => {
        const { turn, scene, asked, made } = at("walk");
        const [number] = reachable(scene, turn).keys();
        expect(letGo(takePawn(scene, turn, null), null)).toBe(false);
        expect(letGo(takePawn(scene, turn, null), space((number! + 1) % 8))).toBe(false);
        expect(letGo(takePawn(scene, turn, null), space(number!))).toBe(true);
        await answered();
        expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(asked));
        expect(takePawn(scene, null, null)).toBeNull();
    });
});

describe("cards beside the pawn", () => {
    test("are drawn once that is confirmed", async () => {
        const { turn, plan, scene, made } = at("draw");
        expect(cardsBeside(scene, scene.board.pawns![0]!)).toHaveLength(2);
        expect(letGo(takeCards(turn, {} as never), null)).toBe(false);
        expect(letGo(takeCards(turn, {} as never), space(0))).toBe(true);
        await answered();
        expect([turn.chosen, made.mock.calls]).toEqual([["draw"], []]);
        plan.makeReady();
        await answered();
        expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(["draw"]));
    });

    test("cannot be taken up when nothing can be drawn", () => {
        expect(takeCards(at("walk").turn, {} as never)).toBeNull();
    });
});

describe("a card of the hand", () => {
    test("is built with one click, because that can be taken back", async () => {
        const { plan, scene, asked, made } = at("card");
        const place = placeOf(scene, String(asked[1]));
        expect(plan.isPossible(place)).toBe("now");
        plan.pick(place);
        await answered();
        expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(asked));
    });

    test("that cannot be built is not taken up, but a click asks why", async () => {
        const { turn, plan, scene } = at("card");
        const others = scene.hand!.cards.flatMap((_, place) => (plan.isPossible(place) ? [] : [place]));
        expect(plan.takeCard(others[0]!, {} as never, () => {})).toBeNull();
        const pressed = vi.spyOn(turn, "press");
        plan.pick(others[0]!);
        expect([pressed.mock.calls[0]![0][0], plan.looked]).toEqual(["build", null]);
    });

    test("is built where it is let go, and nowhere else", async () => {
        const { plan, scene, asked, made } = at("card");
        const place = placeOf(scene, String(asked[1]));
        const picked = vi.fn();
        expect(letGo(plan.takeCard(place, {} as never, picked), null)).toBe(false);
        expect(letGo(plan.takeCard(place, {} as never, picked), space(0))).toBe(true);
        await answered();
        expect([picked.mock.calls.length, made.mock.calls.length]).toEqual([1, 1]);
    });

    test("is given away when there are too many", async () => {
        const { plan, scene, asked, made } = at("limit", 2);
        expect(scene.hand!.cards.map((_, place) => plan.isPossible(place))).toContain("now");
        plan.pick(placeOf(scene, String(asked[1])));
        await answered();
        expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(asked));
    });
});

describe("a payment", () => {
    test("that is the only one is made by itself, and says what it took", async () => {
        const { turn } = at("card");
        const { plan, asked, made } = at("card", 1, turn);
        expect([plan.price, plan.payment.length]).toEqual([2, 2]);
        await answered();
        expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(asked));
        expect(plan.paid).toBeNull();
    });

    test("is whole with its last card, and a card that is picked again is kept", async () => {
        const { turn, plan, scene, asked } = at("card", 1);
        turn.cancel();
        plan.payment = [];
        const [one] = asked.slice(1).map((card) => placeOf(scene, String(card)));
        plan.pick(one!);
        expect(plan.payment).toHaveLength(2);
        plan.pick(one!);
        expect(plan.payment).toHaveLength(1);
    });
});

describe("a tile that is pushed", () => {
    test("is proposed in a lane, can be brought to others, and tells why it cannot rest there", async () => {
        const { turn, plan } = at("try");
        const { pushing } = plan;
        await answered();
        expect([pushing.isDue, pushing.isShown, pushing.isPinned]).toEqual([true, true, false]);
        expect(turn.chosen).toEqual(pushing.move);
        for (const { side, lane, move } of pushing.lit) {
            pushing.chose(move);
            pushing.settle();
            await answered();
            expect([pushing.side, pushing.lane, turn.chosen]).toEqual([side, lane, move]);
        }
        const isLit = (at: number): boolean =>
            pushing.lit.some(({ side, lane }) => side === pushing.side && lane === at);
        const dark = [0, 1, 2, 3, 4, 5].find((lane) => !isLit(lane))!;
        pushing.lane = dark;
        pushing.settle();
        await answered();
        expect([turn.chosen, turn.refusal?.rule]).toEqual([null, expect.stringMatching(/^H4/)]);
    });

    test("is turned and flipped in its place, and comes back after four turns or two flips", async () => {
        const { pushing } = at("try").plan;
        const cells = String(pushing.cells);
        for (let turns = 0; turns < 4; turns++) pushing.turn();
        expect(String(pushing.cells)).toBe(cells);
        pushing.flip();
        pushing.flip();
        expect(String(pushing.cells)).toBe(cells);
        pushing.turn();
        pushing.turn(-1);
        expect(String(pushing.cells)).toBe(cells);
    });

    test("walks round the board with arrows, as far as it may come in", () => {
        const { pushing } = at("try").plan;
        const sides = new Set<string>();
        for (const arrow of ["right", "down", "left", "up"] as const)
            for (let step = 0; step < 9; step++) {
                pushing.nudge(arrow);
                sides.add(pushing.side);
                expect(pushing.sides).toContain(pushing.side);
            }
        expect([...sides].sort()).toEqual([...pushing.sides].sort());
    });

    test("shows the push under the pointer beside the one that is held, and puts it away", async () => {
        const { plan } = at("try");
        const { pushing } = plan;
        const other = pushing.lit.find((aim) => aim.lane !== pushing.lane || aim.side !== pushing.side)!;
        const [row, column] = other.push.rest[0]!;
        const isAcross = other.side === "north" || other.side === "south";
        const out = other.side === "north" || other.side === "west" ? -1 : 8;
        pushing.point(isAcross ? { column: column + 0.5, row: out } : { column: out, row: row + 0.5 });
        await answered();
        expect(pushing.pointed?.side).toBe(other.side);
        pushing.point(null);
        expect(pushing.pointed).toBeNull();
        plan.drop();
        expect([pushing.isShown, plan.looked]).toEqual([false, null]);
    });

    test("is dragged along, and goes back to where it was if it is let go elsewhere", async () => {
        const { turn, plan } = at("try");
        const { pushing } = plan;
        await answered();
        const before = [pushing.side, pushing.lane, turn.chosen];
        const carried = pushing.lift("[data-board]", () => ({ column: 6.5, row: 6.5 }));
        carried.over!(null, {} as never);
        expect([pushing.isPinned, turn.chosen]).toEqual([true, null]);
        expect(letGo(carried, null)).toBe(false);
        carried.back!();
        await answered();
        expect([pushing.side, pushing.lane, turn.chosen]).toEqual(before);
    });

    test("that another click confirms has to be brought there first", async () => {
        const { plan, made, asked } = at("bonus");
        const { pushing } = plan;
        await answered();
        pushing.chose(asked);
        pushing.settle();
        await answered();
        const [row, column] = cellOf(Number(asked[1]));
        pushing.press({ column: column + 0.5, row: row + 0.5 });
        await answered();
        expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(asked));
    });
});

describe("a roof", () => {
    test.each([
        ["roof", 0],
        ["action", 1],
    ])("that is chosen for %s is built on with one click", async (text, which) => {
        const { plan, asked, made } = at(text, which);
        expect(plan.roofs).toContain(asked[1]);
        plan.tap(Number(asked[1]));
        await answered();
        expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(asked));
    });
});

test("an action is used with one click", async () => {
    const { plan, made } = at("action");
    expect([plan.isOffered("A7"), plan.isDeclaringFirst]).toEqual([true, false]);
    plan.use("A7");
    await answered();
    expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(["use", "A7"]));
});

test("a turn is ended by its button, which says so", async () => {
    const { plan, made } = at("coat");
    expect([plan.ready, plan.expected]).toEqual([["end"], null]);
    plan.makeReady();
    await answered();
    expect(made).toHaveBeenCalledExactlyOnceWith(...asMade(["end"]));
});

test("marks show the chosen roof and the roofs behind a refusal", async () => {
    const { turn, plan, asked } = at("roof");
    void turn.suggest(asked);
    expect(marksOf(turn, plan.source)).toMatchObject({ lantern: asked[1], wild: null, refusing: [] });
    turn.cancel();
    turn.refusal = { code: "not-stopped", rule: "H4.6", arguments: { roofs: [1, 2, 50], taken: [1] } } as never;
    expect(marksOf(turn, null).refusing).toEqual([1]);
});

test("news are what the others have changed since the viewer's last move", () => {
    const { scene } = at("again");
    const news = newsOf({ ...scene, names: ["You", "Ada"] });
    const others = scene.log.slice(scene.log.findLastIndex(({ by }) => by === 0) + 1).flatMap(({ effects }) => effects);
    const slots = others.flatMap((effect) => (effect.code === "slot-filled" ? [effect.arguments.slot] : []));
    expect([...news.slots.keys()].sort()).toEqual([...new Set(slots)].sort());
    expect([...news.roofs.keys()]).toEqual([1]);
});
