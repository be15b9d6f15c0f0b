// How the values of London are drawn.

import type { Drawing } from "../../../../box/sheet";
import Cards from "./BoxCards.svelte";
import Circuit from "./BoxCircuit.svelte";

export default [
    { places: ["london.colours", "london.names"], Picture: Cards },
    { places: ["london.circuit"], Picture: Circuit },
] satisfies Drawing[];
