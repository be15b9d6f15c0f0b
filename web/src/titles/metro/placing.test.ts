import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { turnAt } from "../../testing/filmed";
import type { Move } from "../../protocol";
import { type Referee, Turn } from "../../turn/turn.svelte";
import lesson from "./lesson.json";
import { MetroPart, type MetroTurn } from "./part.svelte";
import { type Placing } from "./placing.svelte";
import { isMetro, type MetroScene } from "./scene";

// The first tile of the lesson may be laid on one square; the server has said why not on the others.
const [TILE, OPEN, FARTHER] = ["acba", 3, 9];
const FIRST = 1;
const ASKING = 200; // milliseconds: longer than a pointer has to rest

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const begin = (turn: MetroTurn, before: MetroPart | null): MetroPart => new MetroPart(turn, before);
function filmed(index = FIRST) {
    const { turn, lesson: referee } = turnAt(lesson, index, isMetro, begin);
    return { turn, referee, placing: turn.part.placing };
}

// The same position, in which other moves are legal.
function offering(
    legal: Move[],
    before: MetroTurn | null = null,
): { turn: MetroTurn; placing: Placing; referee: Referee } {
    const { scene } = filmed().turn;
    const position = { ...scene.position, legal };
    const referee: Referee = {
        canDecide: true,
        isOneTap: false,
        preview: (seat, move) => Promise.resolve({ ...lesson.steps[FIRST]!.answers[0]!.outcome, seat, move } as never),
        play: vi.fn(() => Promise.resolve({})),
        hint: () => Promise.resolve(null),
    };
    const other: MetroScene = { ...scene, position };
    const turn: MetroTurn = new Turn(other, referee, before, begin);
    return { turn, placing: turn.part.placing, referee };
}

const placeAt = (square: number): SVGElement => ({ getAttribute: () => String(square) }) as never;

describe("a tile in hand", () => {
    test("lights up the squares where it may be laid as it is turned", () => {
        const { placing } = filmed();
        expect(placing.held).toContain(TILE);
        expect([placing.tile, placing.turns, [...placing.lit]]).toEqual([TILE, 0, [OPEN]]);
    });

    test("appears where the pointer rests, with what it would do there", async () => {
        const { placing } = filmed();
        placing.point(OPEN);
        expect(placing.ghost).toEqual({ square: OPEN, tile: TILE, preview: null });
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(placing.ghost?.preview?.move).toEqual(["lay", TILE, 0, OPEN]);
        placing.point(null);
        expect(placing.ghost).toBeNull();
    });

    test("says where the pointer rests why it cannot lie there, without being asked", async () => {
        const { placing } = filmed();
        placing.point(FARTHER);
        expect([placing.ghost, placing.refused]).toEqual([null, null]);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(placing.refused).toMatchObject({ square: FARTHER, tile: TILE, wasAsked: false });
    });

    test("is not drawn or put into words again when it is chosen where it appears", async () => {
        const { placing, turn } = filmed();
        placing.point(OPEN);
        await vi.advanceTimersByTimeAsync(ASKING);
        const { ghost } = placing;
        placing.press(OPEN);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect([turn.chosen, placing.ghost]).toEqual([["lay", TILE, 0, OPEN], ghost]);
        expect(placing.ghost).toBe(ghost);
    });

    test("is chosen by a press, and laid by another one on the same square", async () => {
        const { turn, placing, referee } = filmed();
        placing.press(OPEN);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(turn.chosen).toEqual(["lay", TILE, 0, OPEN]);
        expect(referee.play).not.toHaveBeenCalled();
        placing.press(OPEN);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(referee.play).toHaveBeenCalledExactlyOnceWith(0, ["lay", TILE, 0, OPEN], expect.any(Number));
    });

    test("is only chosen by a press where the pointer rests while something else is chosen", async () => {
        const { turn, placing, referee } = offering([["draw"], ["lay", TILE, 0, OPEN]]);
        void turn.choose(["draw"]);
        await vi.advanceTimersByTimeAsync(ASKING);
        placing.point(OPEN);
        expect([turn.chosen, placing.ghost?.square, placing.chosenSquare]).toEqual([["draw"], OPEN, null]);
        placing.press(OPEN);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(referee.play).not.toHaveBeenCalled();
        expect([turn.chosen, placing.chosenSquare]).toEqual([["lay", TILE, 0, OPEN], OPEN]);
    });

    test("is refused where a press insists, and the reason stays apart from the board", async () => {
        const { turn, placing } = filmed();
        placing.press(FARTHER);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(turn.chosen).toBeNull();
        expect(placing.refused).toMatchObject({ square: FARTHER, wasAsked: true });
    });

    test("lies turned on the square where it is chosen, and is chosen again as it is turned on", async () => {
        const { turn, placing } = offering([
            ["lay", TILE, 0, OPEN],
            ["lay", TILE, 1, OPEN],
            ["lay", TILE, 1, FARTHER],
        ]);
        expect(placing.orientations).toEqual([0, 1]);
        placing.turn(1);
        expect([placing.turns, [...placing.lit]]).toEqual([1, [OPEN, FARTHER]]);
        placing.choose(FARTHER);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(placing.ghost).toMatchObject({ square: FARTHER, tile: "aacb" });
        placing.turn(1);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect([turn.chosen, placing.turns]).toEqual([["lay", TILE, 0, FARTHER], 0]);
    });

    test("that is picked stays picked and turned while the game goes on", () => {
        const legal: Move[] = [
            ["lay", TILE, 0, OPEN],
            ["lay", "cccc", 0, OPEN],
            ["lay", "cccc", 2, FARTHER],
        ];
        const { turn, placing } = offering(legal);
        placing.pick("cccc");
        placing.turn(1);
        placing.point(FARTHER);
        const next = offering(legal, turn).placing;
        expect([next.tile, next.turns, next.pointed]).toEqual(["cccc", 2, FARTHER]);
        expect(next.ghost).toMatchObject({ square: FARTHER, tile: "cccc" });
    });

    test("picking another one takes back the choice", async () => {
        const { turn, placing } = offering([
            ["lay", TILE, 0, OPEN],
            ["lay", "cccc", 0, OPEN],
        ]);
        placing.choose(OPEN);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(turn.chosen).not.toBeNull();
        placing.pick("cccc");
        expect([turn.chosen, placing.tile]).toEqual([null, "cccc"]);
    });

    test("that cannot be laid now is asked about where another one can", async () => {
        const { turn, placing } = offering([["lay", TILE, 0, OPEN]]);
        placing.insist("dddd");
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(turn.chosen).toEqual(["lay", "dddd", 0, OPEN]);
    });

    test("is not there while something else is due, but a square still says what comes first", async () => {
        const { turn, placing } = offering([["draw"]]);
        expect([placing.tile, placing.lit.size]).toEqual([null, 0]);
        const insisted = vi.spyOn(turn, "insist");
        placing.choose(OPEN);
        expect(insisted).toHaveBeenCalledExactlyOnceWith(["lay", placing.held[0], 0, OPEN]);
    });
});

describe("a tile that is dragged", () => {
    test("shows itself wherever it is, and is chosen where it is let go", async () => {
        const { turn, placing, referee } = filmed();
        const carried = placing.take(TILE)!;
        carried.over!(placeAt(OPEN), {} as never);
        expect(placing.ghost).toMatchObject({ square: OPEN });
        expect(carried.drop(placeAt(OPEN), {} as never)).toBe(true);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect(turn.chosen).toEqual(["lay", TILE, 0, OPEN]);
        expect(referee.play).not.toHaveBeenCalled();
    });

    test("goes back from a square where it cannot lie, which says why, and from nowhere", async () => {
        const { turn, placing } = filmed();
        const carried = placing.take(TILE)!;
        expect(carried.drop(placeAt(FARTHER), {} as never)).toBe(false);
        await vi.advanceTimersByTimeAsync(ASKING);
        expect([turn.chosen, turn.refusal?.rule]).toEqual([null, expect.stringMatching(/^M3/)]);
        expect(carried.drop(null, {} as never)).toBe(false);
    });

    test("goes back to the square where it was chosen", async () => {
        const { turn, placing } = filmed();
        placing.choose(OPEN);
        await vi.advanceTimersByTimeAsync(ASKING);
        const carried = placing.take(TILE)!;
        carried.over!(placeAt(FARTHER), {} as never);
        expect(turn.chosen).toBeNull();
        carried.back!();
        await vi.advanceTimersByTimeAsync(ASKING);
        expect([turn.chosen, placing.pointed]).toEqual([["lay", TILE, 0, OPEN], null]);
    });

    test("is none that cannot be laid", () => {
        expect(filmed().placing.take("dddd")).toBeNull();
        expect(filmed().placing.take(null)).toBeNull();
    });
});
