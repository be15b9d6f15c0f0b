import { describe, expect, test } from "vitest";
import type { Line } from "../../protocol";
import { beside, FRAME, RIM, stationAt, STATIONS } from "./geometry";
import { colourIn, isClearAbove, labelPlace, stateOf } from "./lines";
import { headOf } from "./tracks";

const WIDTH = 260;
const HEIGHT = 60;

describe("a label", () => {
    test.each(STATIONS)(
        "beside the line of station %i covers neither its first square nor the station nor its points",
        (station) => {
            const { square } = stationAt(station);
            const line: Line = {
                station,
                owner: 0,
                path: [[square, 0, 0]],
                end: null,
                length: 1,
                points: 1,
                waits: null,
            };
            const label = labelPlace(square, WIDTH, HEIGHT, [line], FRAME + RIM);
            for (const { x, y } of [beside(station, 50, -50), beside(station, 50, FRAME / 2), headOf(line)]) {
                const isInside = x > label.x && x < label.x + WIDTH && y > label.y && y < label.y + HEIGHT;
                expect(isInside).toBe(false);
            }
        },
    );
});

test.each([
    [[8 * 6 + 3, 8 * 6 + 4], true],
    [[3, 8 + 3], false],
    [[8 * 6, 8 * 7, 3], false],
    [[8 * 3 + 3], false],
])("words about a line over the squares %j stand above if that covers less of it", (squares, isAbove) => {
    const path = squares.map((square): Line["path"][number] => [square, 0, 0]);
    const line: Line = { station: 1, owner: 0, path, end: null, length: squares.length, points: 1, waits: null };
    expect(isClearAbove(line)).toBe(isAbove);
});

describe("a look", () => {
    test("says its state and its colour", () => {
        expect([stateOf("bare"), colourIn("bare")]).toEqual(["bare", null]);
        expect([stateOf("open-yellow"), colourIn("open-yellow")]).toEqual(["open", "yellow"]);
        expect([stateOf("traced-grey"), colourIn("traced-grey")]).toEqual(["traced", "grey"]);
    });
});
