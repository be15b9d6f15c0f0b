// The tiles of a box by colour and size, as the drawings of cards want them.

import { partOf } from "../../../box/schema";
import type { Sheet } from "../../../box/sheet";
import { type Cell, COLOURS, readShape, type Supply } from "../pieces";
import { SIZES } from "./names";

export const PLACE = "tiles.shapes";

export const supplyIn = (sheet: Sheet): Supply => ({
    supply: COLOURS.flatMap((colour) =>
        SIZES.map((roofs, index) => ({
            colour,
            roofs,
            shape: String(partOf(sheet.value(PLACE), [colour, index]) ?? "x"),
            left: 0,
        })),
    ),
});

// Cells as a picture: as many rows and columns as they need.
export function pictureOf(cells: readonly Cell[]): string {
    const [rows, columns] = [cells.map(([row]) => row), cells.map(([, column]) => column)];
    const [top, left] = [Math.min(...rows), Math.min(...columns)];
    const has = (row: number, column: number): boolean => cells.some(([y, x]) => y === row && x === column);
    return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
        Array.from({ length: Math.max(...columns) - left + 1 }, (_, column) =>
            has(row + top, column + left) ? "x" : ".",
        ).join(""),
    ).join("/");
}

export const cellsOf = (picture: string): Cell[] => readShape(picture);
