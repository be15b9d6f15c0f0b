import { expect, test } from "vitest";
import type { Reason } from "../protocol";
import { faultOf, partNamed, readPlace } from "./place";

test("a place is a value and the way to a part of it", () => {
    expect(readPlace("paris.cards[2][1]")).toEqual({ place: "paris.cards", path: [2, 1] });
    expect(readPlace("tiles.shapes[red][1]")).toEqual({ place: "tiles.shapes", path: ["red", 1] });
    expect(readPlace("london.circuit")).toEqual({ place: "london.circuit", path: [] });
    expect(partNamed("london.circuit")).toBe("london");
});

test("a reason says where something is wrong; one about the whole box has no place", () => {
    const reason = {
        code: "edition-flag",
        rule: "M9.3",
        arguments: { place: "a.b[0]", value: 7 },
    } as unknown as Reason;
    expect(faultOf(reason)).toEqual({
        place: "a.b",
        path: [0],
        code: "edition-flag",
        arguments: { place: "a.b[0]", value: 7 },
    });
    expect(faultOf({ code: "failed", rule: "", arguments: {} }).place).toBe("");
});
