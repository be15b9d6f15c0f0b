// What the parts of a Metro box are called.

import type { Path } from "../../../box/schema";
import type { Sheet } from "../../../box/sheet";
import { say } from "../../../language/speech.svelte";
import type { CityNames } from "./cities";

// A city names what is printed on its cards and boards in its own folder.
const CITIES = import.meta.glob<CityNames>("../cities/*/names.ts", { eager: true, import: "default" });

export function nameOf(sheet: Sheet, place: string, path: Path): string | null {
    const [part = "", name = ""] = place.split(".");
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
    }
    return CITIES[`../cities/${part}/names.ts`]?.(sheet, name, path) ?? null;
}
