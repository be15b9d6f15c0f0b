// How the values of a Metro box are drawn.

import type { BoxDrawings, Drawing } from "../../../box/sheet";
import Companies from "./Companies.svelte";
import { nameOf } from "./names";
import Places from "./Places.svelte";
import Refusable from "./Refusable.svelte";
import Stations from "./Stations.svelte";
import Tiles from "./Tiles.svelte";

// A city draws its values in its own folder.
const CITIES = import.meta.glob<Drawing[]>("../cities/*/box.ts", { eager: true, import: "default" });

export default {
    words: ["web-metro", "web-cities", "web-box-metro"],
    drawings: [
        { places: ["board.tiles"], Picture: Tiles },
        { places: ["board.stations"], Picture: Stations },
        { places: ["board.companies"], Picture: Companies },
        { places: ["companies.values"], Picture: Places },
        { places: ["central_rails.tiles"], Picture: Tiles },
        { places: ["solo.refusable"], Picture: Refusable },
        ...Object.values(CITIES).flat(),
    ],
    nameOf,
} satisfies BoxDrawings;
