import { expect, test } from "vitest";
import type { EditionInfo } from "../protocol";
import { partsOf } from "./parts";
import type { SheetPicture } from "./sheet";

const PICTURE = (() => {}) as unknown as SheetPicture;
const edition = (...places: string[]): EditionInfo => ({
    title: "toy",
    name: "default",
    hash: "",
    is_own: false,
    entries: places.map((place) => ({ place, rule: "T1", source: "published", value: 1, schema: {} })),
});

test("the parts of a box come in the order of its edition, with a drawing or without", () => {
    const parts = partsOf(edition("bag.beans", "bag.points", "cards.names", "cards.values"), {
        drawings: [{ places: ["cards.values", "cards.names"], Picture: PICTURE }],
        nameOf: () => null,
    });
    expect(parts).toEqual([
        {
            name: "bag",
            drawings: [
                { places: ["bag.beans"], Picture: null },
                { places: ["bag.points"], Picture: null },
            ],
        },
        { name: "cards", drawings: [{ places: ["cards.values", "cards.names"], Picture: PICTURE }] },
    ]);
});

test("a drawing leaves out what an edition does not say", () => {
    const drawings = [
        { places: ["cards.values", "cards.names"], Picture: PICTURE },
        { places: ["cards.more"], Picture: PICTURE },
    ];
    expect(partsOf(edition("cards.values"), { drawings, nameOf: () => null })).toEqual([
        { name: "cards", drawings: [{ places: ["cards.values"], Picture: PICTURE }] },
    ]);
});
