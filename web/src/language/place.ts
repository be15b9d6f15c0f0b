// The name of a square of a board: the column's letter, then the row, from 1 at the top.

export const columnName = (column: number): string => String.fromCharCode("A".charCodeAt(0) + column);

export const rowName = (row: number): string => String(row + 1);

// Squares are counted row by row; anything off the board keeps its number.
export function placeName(place: unknown, size: number): string {
    const isOnBoard = typeof place === "number" && place >= 0 && place < size * size;
    return isOnBoard ? `${columnName(place % size)}${rowName(Math.floor(place / size))}` : String(place);
}
