// What is printed on the cards and boards of Berlin.

import { say } from "../../../../language/speech.svelte";
import { spaceName, type CityNames } from "../../box/cities";

const nameOf: CityNames = (sheet, name, path) =>
    name === "groups"
        ? say("web-box-metro-group", { number: Number(path[0]) + 1 })
        : spaceName(sheet, "berlin", name, path);

export default nameOf;
