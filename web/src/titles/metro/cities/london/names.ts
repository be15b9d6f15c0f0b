// What is printed on the cards and boards of London.

import { cardName, type CityNames } from "../../box/cities";

const nameOf: CityNames = (sheet, name, [card]) => (name === "colours" ? cardName(sheet, "london", card) : null);

export default nameOf;
