// How Metro names what its sentences are about; as vocabulary.py, except that squares are named as on the page's board,
// places of the central station are counted from 1, and tiles are named by what their tracks join.

import type { Naming, Namer } from "../../language/naming";
import { placeName } from "../../language/place";

const SIZE = 8;
// The places of the central station are numbered after the stations of the edge.
const FIRST_PLACE = 33;

const card: Namer = (value, { say }) => {
    if (typeof value === "number") return value + 1;
    return Array.isArray(value) ? say("share", { company: value[0], percent: value[1] }) : null;
};

const EDGES = ["top", "right", "bottom", "left"];
// The exit relative to the entrance, clockwise in quarter turns, by the letter of an entrance.
const TURNS: Record<string, number> = { a: 2, b: 1, c: 3, d: 0 };

// A tile is described by where a train leaves that enters over each edge, once the words of the board are loaded.
const tile: Namer = (value, { say, knows, listed }) => {
    const letters = /^[a-d]{4}$/.exec(String(value))?.[0];
    if (!letters || !knows("web-metro-track")) return null;
    if (new Set(letters).size === 1) return say("web-metro-same-tracks", { letter: letters[0] });
    const tracks = EDGES.map((from, edge) => {
        const turns = TURNS[letters[edge]!]!;
        return say("web-metro-track", { from, to: turns === 0 ? "back" : EDGES[(edge + turns) % EDGES.length] });
    });
    return listed(tracks);
};

export const naming: Naming = {
    names: {
        SQUARE: (value) => placeName(value, SIZE),
        TILE: tile,
        STATION: (station, { say }) => say("departure", { station }),
        PLACE_NUMBER: (station) => Number(station) - FIRST_PLACE + 1,
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
