// How the values of Paris are drawn.

import type { Drawing } from "../../../../box/sheet";
import Cards from "./BoxCards.svelte";

export default [{ places: ["paris.cards", "paris.names"], Picture: Cards }] satisfies Drawing[];
