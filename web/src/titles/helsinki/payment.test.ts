import { expect, test } from "vitest";
import { cheapestPayment } from "./payment";

test("the cheapest payment keeps wild cards, then the cards that build most", () => {
    expect(
        cheapestPayment([
            ["pay", "blue-1-2-0", "wild"],
            ["pay", "blue-4-4-1", "blue-5-5-2"],
            ["pay", "blue-1-2-0", "blue-5-5-2"],
        ]),
    ).toEqual(["pay", "blue-1-2-0", "blue-5-5-2"]);
});

test("without a way to pay there is no cheapest one", () => {
    expect(cheapestPayment([])).toBeUndefined();
});
