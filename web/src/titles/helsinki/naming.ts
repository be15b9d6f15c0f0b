// How Helsinki names what its sentences are about; as vocabulary.py, except for what has a name of its own on the page.

import type { Naming, Namer } from "../../language/naming";
import { columnName, placeName, rowName } from "../../language/place";

const SIZE = 7;
const SENATE_SIDES = ["north", "east", "south", "west"];
const CARD = /^(purple|green|red|blue|yellow)-([1-5])-([2-5])-([0-2])$/;

const card: Namer = (value, { say }) => {
    if (value === "wild") return say("wild-card");
    const match = CARD.exec(String(value));
    if (!match) return null;
    const [number, size, superstructures] = match.slice(2).map(Number);
    return say("pavilion-card", { colour: match[1], number, size, superstructures });
};

// An action has a number on the page, without the letter that is a column of the board.
export const actionNumber = (action: unknown): string => String(action).replace(/^A/, "");

export const naming: Naming = {
    names: {
        ROOF: (value) => placeName(value, SIZE),
        ROW: (row) => rowName(Number(row)),
        COLUMN: (column) => columnName(Number(column)),
        // A senate space has the name it has on the page's senate board, once its words are loaded.
        SENATE: (space, { say, knows }) =>
            typeof space === "number" && knows("web-senate-name")
                ? say("web-senate-name", { side: SENATE_SIDES[Math.floor(space / 2)], place: (space % 2) + 1 })
                : null,
        CARD: card,
        CARDS: card,
        SIDE: (side, { say }) => say(`side-${String(side)}`),
        ACTION: (action, { say, knows }) => {
            const meaning = `action-${String(action)}`;
            return knows(meaning) ? `${actionNumber(action)} (${say(meaning)})` : null;
        },
    },
    between: { ROOF: " · " },
};
