// What the parts of a Helsinki box are called.

import type { Path } from "../../../box/schema";
import type { Sheet } from "../../../box/sheet";
import { say } from "../../../language/speech.svelte";
import { SIDES } from "../pieces";

// The sizes of the tiles of each colour, in their order.
export const SIZES = [2, 3, 4, 5];
const FIELDS = ["number", "roofs", "superstructures", "cards"] as const;
// How many numbers of cards leave the deck in whole sets; after them come the wild cards.
const NUMBERS = 4;

export function nameOf(_sheet: Sheet, place: string, path: Path): string | null {
    const last = path.at(-1);
    if (last === undefined) return null;
    // Some values are the same for all colours, or each colour has its own.
    const colour = typeof path[0] === "string" ? path[0] : "none";
    const index = Number(last);
    switch (place) {
        case "tiles.shapes":
            return path.length < 2
                ? say(`colour-${colour}`)
                : say("web-box-helsinki-tile", { name: colour, size: SIZES[index] });
        case "tiles.number":
            return say("web-box-helsinki-number", { colour, name: colour, size: SIZES[index] });
        case "cards.kinds": {
            const own = colour === "none" ? path : path.slice(1);
            const [kind, field] = own.map(Number);
            if (kind === undefined) return say(`colour-${colour}`);
            const number = kind + 1;
            return field === undefined
                ? say("web-box-helsinki-kind", { colour, name: colour, number })
                : say("web-box-helsinki-field", { colour, name: colour, number, field: FIELDS[field] });
        }
        case "cards.removed_for_two":
        case "cards.removed_for_three":
            return index < NUMBERS
                ? say("web-box-helsinki-removed", { number: index + 1 })
                : say("web-box-helsinki-removed-wild");
        case "board.senate":
            return path.length < 2
                ? say("web-box-helsinki-space", { space: index })
                : say("web-box-helsinki-space-field", { space: Number(path[0]), number: index });
        case "board.coats":
            return say("web-box-helsinki-coat", { number: index + 1 });
        case "board.bottom_row":
            return say("web-box-helsinki-action", { number: index + 1 });
        case "dry_roads.crosswalks":
            return say("web-box-helsinki-crosswalk", { where: SIDES[index] });
        case "dry_roads.bonus":
            return say("web-box-helsinki-bonus", { number: index + 1 });
    }
    return null;
}
