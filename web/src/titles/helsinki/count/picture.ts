// The picture of a player board, as count sheets have it: seven lines of seven signs (docs/board-picture.md).

import { COLOURS, SIZE, STATUE, type TileColour } from "../pieces";

const SIGNS: Record<TileColour, [plain: string, topped: string]> = {
    purple: ["p", "P"],
    green: ["g", "G"],
    red: ["r", "R"],
    blue: ["b", "B"],
    yellow: ["y", "Y"],
    wild: ["*", "+"],
};
const ROOF_COLOURS: readonly TileColour[] = [...COLOURS, "wild"];

export interface Roof {
    colour: TileColour;
    isTopped: boolean;
}
// What lies on the 49 squares: null for nothing, and on the statue.
export type Roofs = readonly (Roof | null)[];

// What a tap puts down: a roof of a colour, a superstructure; null takes away.
export type Thing = TileColour | "superstructure" | null;

export function roofsIn(text: string): Roofs {
    const signs = [...text.replaceAll(/\s/g, "")];
    return Array.from({ length: SIZE * SIZE }, (_, roof) => {
        const sign = signs[roof] ?? ".";
        const colour = ROOF_COLOURS.find((one) => SIGNS[one].includes(sign));
        return colour ? { colour, isTopped: SIGNS[colour][1] === sign } : null;
    });
}

// Whether all that is written there can be drawn; an empty text is an empty board.
export function isWholly(text: string): boolean {
    const lines = text.trim().split(/\s*\n\s*/);
    const isPicture = lines.length === SIZE && lines.every((line) => line.length === SIZE);
    const known = new Set([...Object.values(SIGNS).flat(), "."]);
    const isSign = (sign: string, roof: number): boolean => (roof === STATUE ? sign === "#" : known.has(sign));
    return !text.trim() || (isPicture && [...lines.join("")].every(isSign));
}

// Null for a board on which nothing is built.
export function pictureOf(roofs: Roofs): string | null {
    if (roofs.every((one) => one === null)) return null;
    const signs = roofs.map((one, roof) =>
        roof === STATUE ? "#" : one ? SIGNS[one.colour][one.isTopped ? 1 : 0] : ".",
    );
    return Array.from({ length: SIZE }, (_, row) => signs.slice(row * SIZE, (row + 1) * SIZE).join("")).join("\n");
}

// A tap paints a roof, in place of another colour, or takes it away if it is there already. A superstructure stands on a
// roof, and leaves it with the same tap; taking away takes it first.
export function tapped(roofs: Roofs, roof: number, thing: Thing): Roofs {
    if (roof === STATUE) return roofs;
    const old = roofs[roof] ?? null;
    const next = (): Roof | null => {
        if (thing === "superstructure") return old && { ...old, isTopped: !old.isTopped };
        if (thing === null) return old?.isTopped ? { ...old, isTopped: false } : null;
        return old?.colour === thing ? null : { colour: thing, isTopped: old?.isTopped ?? false };
    };
    return roofs.map((one, at) => (at === roof ? next() : one));
}
