// The colours of the players as their boards draw them.

import { playerColour } from "../titles/helsinki/pieces";
import { colourOf } from "../titles/metro/geometry";
import type { Title } from "../protocol";

const COLOUR: Record<Title, (seat: number) => string> = {
    metro: (seat) => `var(--${colourOf(seat)})`,
    helsinki: (seat) => `var(--p-${playerColour(seat)})`,
};

export const seatColours = (title: Title, players: number): string[] =>
    Array.from({ length: players }, (_, seat) => COLOUR[title](seat));
