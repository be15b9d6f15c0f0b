import { expect, test } from "vitest";
import { pictured } from "./pictured";

const piece = (name: string): { name: string } => ({ name });

test("a sentence shows every piece where it names it, and keeps all other words", () => {
    const [red, blue] = [piece("the red 3"), piece("the blue 2")];
    expect(pictured("Ann takes: the blue 2, the red 3 and the blue 2.", [red, blue, piece("the blue 2")])).toEqual([
        "Ann takes: ",
        blue,
        ", ",
        red,
        " and ",
        blue,
        ".",
    ]);
});

test("a sentence that names no piece stays as it is", () => {
    expect(pictured("Ann passes.", [piece("the red 3")])).toEqual(["Ann passes."]);
});
