// How the count sheets of Metro are filled in: the tiles on the board, everything else in cells.

import type { CountDrawings } from "../../../count/drawings";
import { nameOf as nameIn, say } from "../../../language/speech.svelte";
import { COLOURS } from "../geometry";
import Piece from "./Piece.svelte";
import { isWholly } from "./laid";
import Tiles from "./Tiles.svelte";

export default {
    words: ["web-metro", "web-cities"],
    pictures: [{ parts: ["board.tiles"], Picture: Tiles, isWholly }],
    folded: ["board.frame", "board.points"],
    nameOf: (kind, name) => {
        if (COLOURS.some((colour) => colour === name)) return say(`colour-${name}`);
        if (kind === "square") return String(nameIn("SQUARE", name));
        if (kind === "percent") return say("web-count-metro-percent", { percent: name });
        if (kind === "frame") return say("web-count-metro-frame", { number: name });
        return kind === "printed" ? String(name) : null;
    },
    Piece,
} satisfies CountDrawings;
