// What is printed on the cards and boards of Stockholm.

import { spaceName, type CityNames } from "../../box/cities";

const nameOf: CityNames = (sheet, name, path) => (name === "values" ? spaceName(sheet, "stockholm", name, path) : null);

export default nameOf;
