import { expect, test } from "vitest";
import type { Summary } from "../protocol";
import { isAmongBots } from "./tables.svelte";

const summary = (yours: number[], ...how: string[]): Summary =>
    ({ yours, table: { seats: how.map((one) => ({ how: one })) } }) as unknown as Summary;

test("a game is among bots if nobody else sits there or may come", () => {
    expect(isAmongBots(summary([0], "person", "bot", "bot"))).toBe(true);
    expect(isAmongBots(summary([0, 1], "person", "person"))).toBe(false);
    expect(isAmongBots(summary([0], "person", "free"))).toBe(false);
    expect(isAmongBots(summary([0], "person", "person"))).toBe(false);
});
