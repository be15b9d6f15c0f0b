import { describe, expect, test, vi } from "vitest";
import { Pushing } from "./pushing.svelte";
import type { HelsinkiTurn } from "./plan.svelte";
import type { BuildSide } from "../../protocol";

// A tile of two roofs in one row or column is due, from these sides; each rest is a legal push.
function pushing(sides: BuildSide[]) {
    const board = {
        build: { card: "blue-1-2-0", actions: [], paid: [], sides },
        supply: [{ colour: "blue", roofs: 2, shape: "xx", left: 3 }],
    };
    const rests = new Set(sides.flatMap((side) => side.rests.map(String)));
    const legal = [...rests].sort().map((roofs) => ["push", ...roofs.split(",").map(Number)]);
    const turn = { scene: { board }, matching: () => legal, suggest: vi.fn(), press: vi.fn(), choose: vi.fn() };
    return new Pushing(turn as unknown as HelsinkiTurn, null);
}

describe("a tile about to be pushed", () => {
    test("is proposed where it comes to rest first", () => {
        const tile = pushing([{ side: "west", rests: [[22, 23]] }]);
        expect([tile.side, tile.lane, tile.move, tile.isLegal]).toEqual(["west", 3, ["push", 22, 23], true]);
    });

    test("can be pushed only where the server says so for its side, whatever another side allows", () => {
        const rests = [[22, 23]];
        const tile = pushing([
            { side: "west", rests },
            { side: "north", rests: [] },
        ]);
        expect(tile.isLegal).toBe(true);
        tile.side = "north";
        tile.lane = 1;
        expect(tile.isLegal).toBe(false);
        expect(tile.move).toEqual(["push", 1, 2]);
        expect(tile.lit).toHaveLength(1);
    });

    test("lights up the lanes of the sides it comes from, as it is held", () => {
        const tile = pushing([
            {
                side: "north",
                rests: [
                    [15, 16],
                    [0, 7],
                ],
            },
            { side: "south", rests: [[29, 30]] },
        ]);
        tile.turns = 1;
        expect(tile.lit.map(({ side, lane, move }) => [side, lane, move])).toEqual([["north", 0, ["push", 0, 7]]]);
        tile.turns = 0;
        expect(tile.lit.map(({ side, lane }) => [side, lane])).toEqual([
            ["north", 1],
            ["south", 1],
        ]);
    });

    test("stays at its side when a push is chosen that leads there from several sides", () => {
        const rests = [
            [22, 23],
            [0, 7],
        ];
        const tile = pushing([
            { side: "north", rests },
            { side: "south", rests },
        ]);
        tile.side = "south";
        tile.chose(["push", 22, 23]);
        expect([tile.side, tile.lane]).toEqual(["south", 1]);
    });
});
