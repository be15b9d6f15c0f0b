// How the values of Berlin are drawn.

import type { Drawing } from "../../../../box/sheet";
import Squares from "../../box/Squares.svelte";
import Cards from "./BoxCards.svelte";

export default [
    { places: ["berlin.groups"], Picture: Squares },
    { places: ["berlin.side_a", "berlin.side_b", "berlin.names"], Picture: Cards },
] satisfies Drawing[];
