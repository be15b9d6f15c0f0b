// What is printed on the cards and boards of New York.

import { say } from "../../../../language/speech.svelte";
import { cardName, type CityNames } from "../../box/cities";

const nameOf: CityNames = (sheet, name, [board, monument]) =>
    name === "boards"
        ? say("web-box-metro-board-of", {
              number: Number(board) + 1,
              monument: cardName(sheet, "new_york", monument),
          })
        : null;

export default nameOf;
