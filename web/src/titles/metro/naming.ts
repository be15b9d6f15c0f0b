// How Metro names what its sentences are about; as vocabulary.py, except that squares are named as on the page's board.

import type { Naming, Namer } from "../../language/naming";
import { placeName } from "../../language/place";

const SIZE = 8;
// The places of the central station are numbered after the stations of the edge.
const FIRST_PLACE = 33;

const card: Namer = (value, { say }) => {
    if (typeof value === "number") return value + 1;
    return Array.isArray(value) ? say("share", { company: value[0], percent: value[1] }) : null;
};

export const naming: Naming = {
    names: {
        SQUARE: (value) => placeName(value, SIZE),
        STATION: (station, { say }) => say("departure", { station }),
        PLACE: (place, { say }) => say("departure", { station: FIRST_PLACE + Number(place) }),
        COLOUR: (colour, { say }) => say(`colour-${String(colour)}`),
        CITY: (city, { say }) => say(`city-${String(city)}`),
        CARD: card,
        CARDS: (value, speaker) => (typeof value === "number" ? value : card(value, speaker)),
        // A player is named before any title is asked.
        OWNER: (company, { say }) => say("owner-company", { company }),
    },
    between: { SQUARE: " · " },
};
