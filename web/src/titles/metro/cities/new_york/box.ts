// How the values of New York are drawn.

import type { Drawing } from "../../../../box/sheet";
import Monuments from "../../box/Monuments.svelte";
import Boards from "./BoxBoards.svelte";

export default [
    { places: ["new_york.boards"], Picture: Boards },
    { places: ["new_york.names"], Picture: Monuments },
] satisfies Drawing[];
