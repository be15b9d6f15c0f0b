// How the values of Stockholm are drawn.

import type { Drawing } from "../../../../box/sheet";
import Cards from "./BoxCards.svelte";

export default [{ places: ["stockholm.values", "stockholm.names"], Picture: Cards }] satisfies Drawing[];
