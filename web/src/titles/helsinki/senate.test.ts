import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../language/speech.svelte";
import type { HelsinkiBoard } from "../../protocol";
import { sideOf } from "./pieces";
import { slotsBeside, spaceName } from "./senate";

type Senate = HelsinkiBoard["senate"];

const USUAL: Senate = [
    ["north", 0, 1],
    ["north", 1, 2],
    ["east", 2, 3],
    ["east", 3, 4],
    ["south", 4, 5],
    ["south", 5, 6],
    ["west", 6, 7],
    ["west", 7, 0],
];
const OTHER: Senate = [["west", 5, 2], ...USUAL.slice(1)];

beforeAll(async () => {
    await speak("en");
    await learn("web-senate");
});

test("the cards beside a space are those that the box says", () => {
    expect(slotsBeside({ senate: USUAL }, 7)).toEqual([7, 0]);
    expect(slotsBeside({ senate: OTHER }, 0)).toEqual([5, 2]);
});

test("tiles come from the side on which the player's space lies in the box", () => {
    expect(sideOf({ senate: USUAL, pawns: [3, 0] }, 1)).toBe("north");
    expect(sideOf({ senate: OTHER, pawns: [3, 0] }, 1)).toBe("west");
    expect(sideOf({ senate: OTHER, pawns: [3, 0] }, 0)).toBe("east");
});

test("a space says its side where its name does not", () => {
    expect(USUAL.map((_, space) => spaceName({ senate: USUAL }, space))).toEqual([
        ...["N1", "N2", "E1", "E2"],
        ...["S1", "S2", "W1", "W2"],
    ]);
    expect(spaceName({ senate: OTHER }, 0)).toBe("N1 ▸ W");
});
