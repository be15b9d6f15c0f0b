import { describe, expect, test, vi } from "vitest";
import { Turn, type Referee } from "../../turn/turn.svelte";
import { Plan } from "./plan.svelte";
import type { HelsinkiScene } from "./scene";

// A tile lies on three roofs of the first row; the first column is built up as well.
function placing(superstructures: number[], reveals: boolean) {
    const pavilions = { red: [0, 1, 2], blue: [7, 14] };
    const board = {
        mover: 0,
        build: null,
        fresh: [0, 1, 2],
        seats: [{ pavilions, wild: [], superstructures }],
    };
    const legal = [2, 1, 0].filter((roof) => !superstructures.includes(roof)).map((roof) => ["roof", roof]);
    const position = { number: 1, seq: 1, seat: 0, turn: 0, legal };
    const scene = { moment: "1", position, board, hand: { cards: [] }, log: [], names: [], info: {} };
    const referee: Referee = {
        canDecide: true,
        isOneTap: false,
        preview: vi.fn((seat, move) => Promise.resolve({ seat, move, reveals, effects: [] } as never)),
        play: vi.fn(() => new Promise<never>(() => {})),
        hint: () => Promise.resolve(null),
    };
    const turn = new Turn<InstanceType<typeof Plan>, HelsinkiScene>(
        scene as unknown as HelsinkiScene,
        referee,
        null,
        (turn, before) => new Plan(turn, before),
    );
    return { turn, referee };
}

const answered = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a superstructure", () => {
    test("that is the last of several is proposed where most is built, and not made", async () => {
        const { turn, referee } = placing([1], true);
        await vi.waitFor(() => expect(turn.chosen).toEqual(["roof", 0]));
        expect(turn.part.proposed).toBe(0);
        expect(referee.play).not.toHaveBeenCalled();
    });

    test("that is proposed gives way to the roof that was chosen first", async () => {
        const { turn } = placing([1], true);
        turn.part.tap(2);
        await answered();
        expect(turn.chosen).toEqual(["roof", 2]);
        expect(turn.part.proposed).toBeNull();
    });

    test.each<[string, number[], boolean]>([
        ["is the first", [], true],
        ["can be taken back", [1], false],
    ])("that %s is proposed nowhere", async (_, superstructures, reveals) => {
        const { turn } = placing(superstructures, reveals);
        await answered();
        expect(turn.chosen).toBeNull();
    });
});
