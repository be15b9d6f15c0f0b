// A monument as a flat drawing: it stands on the ground line y = 0, about 120 wide and 84 high, its middle at x = 0.

// What a shape is painted with: a flat colour, or a stroke (line, chalk, gilt, and dashed ones for rows of windows).
export const INKS = {
    dark: { fill: "var(--print-dark)" },
    mid: { fill: "var(--print-mid)" },
    deep: { fill: "var(--print-deep)" },
    light: { fill: "var(--print-cream)" },
    glass: { fill: "var(--print-glass)" },
    gold: { fill: "var(--print-gold)" },
    red: { fill: "var(--print-red)" },
    line: { stroke: "var(--print-deep)", "stroke-width": 1.6 },
    chalk: { stroke: "var(--print-cream)", "stroke-width": 1.4 },
    gilt: { stroke: "var(--print-gold)", "stroke-width": 2 },
    windows: { stroke: "var(--print-cream)", "stroke-width": 6, "stroke-dasharray": "3 5" },
    bays: { stroke: "var(--print-deep)", "stroke-width": 6, "stroke-dasharray": "3 5" },
    columns: { stroke: "var(--print-cream)", "stroke-width": 21, "stroke-dasharray": "3.5 5" },
};
export type Ink = keyof typeof INKS;
type InkPicture = readonly (readonly [Ink, string])[];

// The monuments of a city, by the number of their card in the edition.
export type Pictures = readonly InkPicture[];
