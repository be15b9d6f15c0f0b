// How the values of a Metro box are drawn.

import type { BoxDrawings } from "../../../box/sheet";
import Berlin from "./Berlin.svelte";
import Circuit from "./Circuit.svelte";
import Companies from "./Companies.svelte";
import { nameOf } from "./names";
import Places from "./Places.svelte";
import London from "./London.svelte";
import NewYork from "./NewYork.svelte";
import Paris from "./Paris.svelte";
import Points from "./Points.svelte";
import Refusable from "./Refusable.svelte";
import Squares from "./Squares.svelte";
import Stations from "./Stations.svelte";
import Stockholm from "./Stockholm.svelte";
import Tiles from "./Tiles.svelte";
import Monuments from "./Monuments.svelte";

export default {
    words: ["web-metro", "web-cities", "web-box-metro"],
    drawings: [
        { places: ["board.tiles"], Picture: Tiles },
        { places: ["board.stations"], Picture: Stations },
        { places: ["board.companies"], Picture: Companies },
        { places: ["companies.values"], Picture: Places },
        { places: ["central_rails.tiles"], Picture: Tiles },
        { places: ["solo.refusable"], Picture: Refusable },
        { places: ["paris.cards", "paris.names"], Picture: Paris },
        { places: ["stockholm.values", "stockholm.names"], Picture: Stockholm },
        { places: ["london.colours", "london.names"], Picture: London },
        { places: ["london.circuit"], Picture: Circuit },
        { places: ["new_york.boards"], Picture: NewYork },
        { places: ["new_york.names"], Picture: Monuments },
        { places: ["st_petersburg.squares", "st_petersburg.names"], Picture: Squares },
        { places: ["st_petersburg.points"], Picture: Points },
        { places: ["berlin.groups"], Picture: Squares },
        { places: ["berlin.side_a", "berlin.side_b", "berlin.names"], Picture: Berlin },
    ],
    nameOf,
} satisfies BoxDrawings;
