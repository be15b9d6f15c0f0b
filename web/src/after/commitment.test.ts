import { expect, test } from "vitest";
import { commitment, renewed } from "./commitment";

// As the server computes them (core/dealer.py).
const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");

test("the commitment and the renewed deals of a seed are those of the server", async () => {
    expect(await commitment(SEED)).toBe("c0c6d34e2086d5ed465bac39e6faa6a404654e958b392195b2432e666540d714");
    expect(await renewed(SEED, 1)).toBe("101c246e2881e96930b9751cacadc802ed1efe961ffdabb606a3e91f41718782");
    expect(await renewed(SEED, 2)).not.toBe(await renewed(SEED, 1));
});
