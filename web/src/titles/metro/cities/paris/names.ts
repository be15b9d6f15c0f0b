// What is printed on the cards and boards of Paris.

import { spaceName, type CityNames } from "../../box/cities";

const nameOf: CityNames = (sheet, name, path) => (name === "cards" ? spaceName(sheet, "paris", name, path) : null);

export default nameOf;
