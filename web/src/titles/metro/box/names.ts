// What the parts of a Metro box are called.

import type { Path } from "../../../box/schema";
import { partAt, type Sheet } from "../../../box/sheet";
import { say } from "../../../language/speech.svelte";

const nameIn = (sheet: Sheet, part: string, card: unknown): string =>
    String(partAt(sheet, `${part}.names`, [Number(card)]) ?? Number(card) + 1);

export function nameOf(sheet: Sheet, place: string, path: Path): string | null {
    const [part = "", name] = place.split(".");
    const [first, second] = path;
    if (first === undefined) return null;
    const number = Number(first) + 1;
    if (name === "names") return say("web-box-metro-card-name", { number });
    switch (place) {
        case "board.tiles":
        case "central_rails.tiles":
            return say("web-box-metro-tile", { tile: first });
        case "board.stations":
            return second === undefined
                ? say("web-box-metro-for-players", { players: Number(first) })
                : say("web-box-metro-for-player", { players: Number(first), number: Number(second) + 1 });
        case "board.companies":
            return say("web-box-metro-company", { name: first });
        case "companies.values":
            return say("web-box-metro-place", { number });
        case "new_york.boards":
            return say("web-box-metro-board-of", { number, monument: nameIn(sheet, part, second) });
        case "st_petersburg.points":
            return typeof first === "string"
                ? say("web-box-metro-point-of", { name: first, number: Number(second) + 1 })
                : say("web-box-metro-point", { number });
        case "berlin.groups":
            return say("web-box-metro-group", { number });
        case "paris.cards":
        case "stockholm.values":
        case "berlin.side_a":
        case "berlin.side_b":
            return say("web-box-metro-space", {
                monument: nameIn(sheet, part, first),
                space: Number(second ?? 0) + 1,
                of: name,
            });
        case "london.colours":
        case "st_petersburg.squares":
            return nameIn(sheet, part, first);
    }
    return null;
}
