// Which of several payments costs the player least.

import type { MoveOf } from "../../protocol";
import { readCard } from "./pieces";

// A wild card pays for every colour; of the others, the lower its number, the less a card could build.
const WILD = 10;
const valueOf = (card: string): number => readCard(card)?.number ?? WILD;
const priceOf = ([, ...cards]: MoveOf<"pay">): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

export const cheapestPayment = (ways: readonly MoveOf<"pay">[]): MoveOf<"pay"> | undefined =>
    ways.toSorted((one, other) => priceOf(one) - priceOf(other))[0];
