// What the names of a city's values need.

import type { Path } from "../../../box/schema";
import { partAt, type Sheet } from "../../../box/sheet";
import { say } from "../../../language/speech.svelte";

// Names a part of one of its values: `name` is that of the value within the city.
export type CityNames = (sheet: Sheet, name: string, path: Path) => string | null;

// The name of a card, or its number if it has none.
export const cardName = (sheet: Sheet, city: string, card: unknown): string =>
    String(partAt(sheet, `${city}.names`, [Number(card)]) ?? Number(card) + 1);

// A space or a side of a card.
export const spaceName = (sheet: Sheet, city: string, of: string, [card, space]: Path): string =>
    say("web-box-metro-space", { monument: cardName(sheet, city, card), space: Number(space ?? 0) + 1, of });
