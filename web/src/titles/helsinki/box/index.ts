// How the values of a Helsinki box are drawn.

import type { BoxDrawings } from "../../../box/sheet";
import Actions from "./Actions.svelte";
import Bonus from "./Bonus.svelte";
import Coats from "./Coats.svelte";
import Crosswalks from "./Crosswalks.svelte";
import Definitions from "./Definitions.svelte";
import Kinds from "./Kinds.svelte";
import { nameOf } from "./names";
import Numbers from "./Numbers.svelte";
import Senate from "./Senate.svelte";
import Removed from "./Removed.svelte";
import Shapes from "./Shapes.svelte";
import Superstructures from "./Superstructures.svelte";
import Wild from "./Wild.svelte";

export default {
    words: ["web-helsinki", "web-senate", "web-box-helsinki"],
    Definitions,
    drawings: [
        { places: ["tiles.shapes"], Picture: Shapes },
        { places: ["tiles.number"], Picture: Numbers },
        { places: ["tiles.superstructures"], Picture: Superstructures },
        { places: ["cards.kinds"], Picture: Kinds },
        { places: ["cards.wild"], Picture: Wild },
        { places: ["cards.removed_for_two", "cards.fives_removed_for_two"], Picture: Removed },
        { places: ["cards.removed_for_three"], Picture: Removed },
        { places: ["board.senate"], Picture: Senate },
        { places: ["board.coats"], Picture: Coats },
        { places: ["board.bottom_row"], Picture: Actions },
        { places: ["dry_roads.crosswalks"], Picture: Crosswalks },
        { places: ["dry_roads.bonus"], Picture: Bonus },
    ],
    nameOf,
} satisfies BoxDrawings;
