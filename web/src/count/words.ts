// What the parts of count sheets, and their rows, columns and things, are called.

import { say } from "../language/speech.svelte";
import type { CountDrawings } from "./drawings";
import { type CellContent, columnsOf, type CellName, type CountPart, rowsOf } from "./sheet";

export const partName = (part: string): string => say(`count-${part.replaceAll(/[._]/g, "-")}`);

// Seats are players; a title names what only it has; what only has a number is counted from 1.
export function nameIn(drawings: CountDrawings, kind: string, name: CellName): string {
    const own = drawings.nameOf(kind, name);
    if (own !== null) return own;
    if (typeof name === "string") return name;
    return kind === "seat" || kind === "owner" ? say("web-player", { number: name + 1 }) : String(name + 1);
}

// What can lie in the cells of a part: what is printed on it, or its name.
export function thingName(drawings: CountDrawings, part: CountPart, cell: CellContent): string {
    if (part.type === "numbers") return String(cell ?? 0);
    if (part.type !== "choices" || cell === null) return say("web-count-nothing");
    const caption = part.captions[part.choices.indexOf(cell)];
    return caption ?? nameIn(drawings, part.kind, cell);
}

// Where a cell is: in its row, in its column, or both.
export function placeName(drawings: CountDrawings, part: CountPart, row: number, column: number): string {
    const names = [
        ...(part.rows ? [axisName(drawings, part.rows.kind, rowsOf(part)[row]!)] : []),
        ...(part.columns ? [axisName(drawings, part.columns.kind, columnsOf(part)[column]!)] : []),
    ];
    return names.join(", ") || partName(part.name);
}

// A number alone does not say what it is the number of.
export function axisName(drawings: CountDrawings, kind: string, name: CellName): string {
    const told = nameIn(drawings, kind, name);
    return /^\d+$/.test(told)
        ? say("web-count-numbered", { axis: say(`count-axis-${kind}`), number: Number(told) })
        : told;
}
