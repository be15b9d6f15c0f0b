// A monument as a flat drawing: it stands on the ground line y = 0, about 120 wide and 84 high, its middle at x = 0.

// What a shape is painted with: a flat colour, or a stroke (line, chalk, gilt, and dashed ones for rows of windows).
export type Ink =
    | "dark"
    | "mid"
    | "deep"
    | "light"
    | "glass"
    | "gold"
    | "red"
    | "line"
    | "chalk"
    | "gilt"
    | "windows"
    | "bays"
    | "columns";
export type Picture = readonly (readonly [Ink, string])[];

// The monuments of a city, by the number of their card in the edition.
export type Pictures = readonly Picture[];
