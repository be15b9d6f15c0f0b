// How the values of St Petersburg are drawn.

import type { Drawing } from "../../../../box/sheet";
import Squares from "../../box/Squares.svelte";
import Points from "./BoxPoints.svelte";

export default [
    { places: ["st_petersburg.squares", "st_petersburg.names"], Picture: Squares },
    { places: ["st_petersburg.points"], Picture: Points },
] satisfies Drawing[];
