// What is printed on the cards and boards of St Petersburg.

import { say } from "../../../../language/speech.svelte";
import { cardName, type CityNames } from "../../box/cities";

const nameOf: CityNames = (sheet, name, [first, second]) => {
    if (name === "squares") return cardName(sheet, "st_petersburg", first);
    return typeof first === "string"
        ? say("web-box-metro-point-of", { name: first, number: Number(second) + 1 })
        : say("web-box-metro-point", { number: Number(first) + 1 });
};

export default nameOf;
