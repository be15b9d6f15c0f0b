import { beforeAll, expect, test } from "vitest";
import type { TableInfo } from "../protocol";
import { speak } from "../language/speech.svelte";
import { namesOf } from "./names";

beforeAll(() => speak("en"));

const table = (...seats: { name?: string; level?: string }[]): TableInfo =>
    ({ seats: seats.map(({ name = null, level = null }) => ({ name, level })) }) as unknown as TableInfo;

test("a single bot of a level has a plain name, and several have the number of their seat", () => {
    expect(namesOf(table({ name: "Ann" }, { level: "random" }), [0])).toEqual(["You", "Random bot"]);
    expect(namesOf(table({ name: "Ann" }, { level: "random" }, { level: "random" }), [0])).toEqual([
        "You",
        "Random bot 2",
        "Random bot 3",
    ]);
});

test("a bot that stands in keeps the person's name and numbers no other bot", () => {
    expect(namesOf(table({ name: "Ann", level: "random" }, { level: "random" }), [])).toEqual(["Ann", "Random bot"]);
});

test("two people of one name are told apart", () => {
    expect(namesOf(table({ name: "Ann" }, { name: "Ann" }), [])).toEqual(["Ann", "Ann 2"]);
});
