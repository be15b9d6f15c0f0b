// Count sheets as people fill them in: which cells their parts have, and what lies there.

import type { CountedSheet, CountSheet, Title } from "../protocol";

export type CountPart = CountedSheet["parts"][number];
export type PartOf<Type extends CountPart["type"]> = Extract<CountPart, { type: Type }>;
export type CountFault = CountedSheet["faults"][number];
export type CellName = string | number;
export type CellContent = CellName | null;
export type PartValue = CountSheet["values"][string];
export type PartValues = Readonly<Record<string, PartValue>>;

// A sheet as it is shared, kept and counted: the game, the box and what lies on the table.
export interface Written {
    players: number;
    options: Readonly<Record<string, unknown>>;
    edition: string;
    values: PartValues;
}

export const emptySheet = (players: number): Written => ({ players, options: {}, edition: "default", values: {} });

// Two sheets of the same game have the same parts.
export const gameOf = ({ players, options, edition }: Written): string =>
    JSON.stringify([players, edition, ...chosenIn(options).sort(([one], [other]) => (one < other ? -1 : 1))]);

// An option that is null was not chosen.
export const chosenIn = (options: Written["options"]): [string, unknown][] =>
    Object.entries(options).filter(([, value]) => value !== null);

// In whatever order a sheet names its options and values.
export const isSame = (one: Written, other: Written): boolean =>
    gameOf(one) === gameOf(other) && valuesOf(one) === valuesOf(other);

const valuesOf = ({ values }: Written): string =>
    JSON.stringify(
        Object.keys(values)
            .sort()
            .map((name) => [name, values[name]]),
    );

export const rowsOf = (part: CountPart): readonly CellName[] => part.rows?.names ?? [0];
export const columnsOf = (part: CountPart): readonly CellName[] => part.columns?.names ?? [0];

const isNothing = (cell: CellContent): boolean => cell === null || cell === 0 || cell === "";

// A value as the rows and columns of a part: what it lacks is empty, and what there is no room for is left out.
export function cellsOf(part: CountPart, value: PartValue | undefined): CellContent[][] {
    const lines: readonly (CellContent | CellContent[])[] = part.rows
        ? Array.isArray(value)
            ? value
            : []
        : [Array.isArray(value) ? null : (value ?? null)];
    return rowsOf(part).map((_, row) => {
        const line = lines[row] ?? null;
        const cells = part.columns ? (Array.isArray(line) ? line : []) : [Array.isArray(line) ? null : line];
        return columnsOf(part).map((_, column) => cells[column] ?? (part.type === "numbers" ? 0 : null));
    });
}

// The cells as the value of a part; null if nothing lies there.
export function valueOf(part: CountPart, cells: readonly CellContent[][]): PartValue {
    if (cells.flat().every(isEmpty(part))) return null;
    const lines = cells.map((line) => (part.columns ? line : (line[0] ?? null)));
    return part.rows ? lines : (lines[0] ?? null);
}

// The seat 0 and the card 0 are something; only as a number is 0 nothing.
const isEmpty = (part: CountPart) => (cell: CellContent) => (part.type === "numbers" ? isNothing(cell) : cell === null);

// What lies in the rows of a part in which nothing is entered.
export const lyingIn = (part: CountPart, value: PartValue | undefined): CellContent[][] =>
    part.type === "choices" && part.default.length && (value ?? null) === null
        ? part.default.map((cell) => [cell])
        : cellsOf(part, value);

export const withCell = (
    cells: readonly CellContent[][],
    row: number,
    column: number,
    cell: CellContent,
): CellContent[][] =>
    cells.map((line, at) => (at === row ? line.map((old, place) => (place === column ? cell : old)) : [...line]));

// What is put down in a cell, or taken away if it lies there already. Things of which everybody has one change places.
export function laid(
    part: PartOf<"choices">,
    cells: CellContent[][],
    row: number,
    column: number,
    thing: CellContent,
): CellContent[][] {
    const old = cells[row]![column]!;
    const isFull = part.default.length > 0;
    if (isFull && part.rows && new Set(part.default).size === part.default.length) {
        const other = cells.findIndex(([cell]) => cell === thing);
        return other < 0 ? withCell(cells, row, 0, thing) : withCell(withCell(cells, other, 0, old), row, 0, thing);
    }
    return withCell(cells, row, column, old === thing && !isFull ? null : thing);
}

// The values of the parts that a game has, each of its size.
export const fitted = (parts: readonly CountPart[], values: PartValues): PartValues =>
    Object.fromEntries(
        parts.flatMap((part) => {
            const value = values[part.name];
            const fitting = value === undefined ? null : valueOf(part, cellsOf(part, value));
            return fitting === null ? [] : [[part.name, fitting]];
        }),
    );

export const isWrong = (faults: readonly CountFault[], part: string, row?: number, column?: number): boolean =>
    faults.some(
        (fault) =>
            fault.part === part &&
            (row === undefined || fault.row === null || fault.row === row) &&
            (column === undefined || fault.column === null || fault.column === column),
    );

const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
const isCell = (value: unknown): value is CellContent =>
    value === null || typeof value === "string" || Number.isSafeInteger(value);
const isLine = (value: unknown): boolean => isCell(value) || (Array.isArray(value) && value.every(isCell));
const isValue = (value: unknown): value is PartValue => isCell(value) || (Array.isArray(value) && value.every(isLine));

const isOption = (value: unknown): boolean =>
    value === null ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    Number.isFinite(value) ||
    (Array.isArray(value) && value.every((one) => typeof one === "string"));

const MOST_PLAYERS = 6;

// A sheet from a link or from what was kept, which can be anything.
export function readSheet(given: unknown): Written | null {
    if (!isRecord(given)) return null;
    const { players, options = {}, edition = "default", values = {} } = given;
    const isNumber =
        typeof players === "number" && Number.isInteger(players) && players >= 1 && players <= MOST_PLAYERS;
    if (!isNumber || !isRecord(options) || typeof edition !== "string" || !isRecord(values)) return null;
    if (!Object.values(options).every(isOption)) return null;
    const known = Object.entries(values).filter((entry): entry is [string, PartValue] => isValue(entry[1]));
    if (known.length < Object.keys(values).length) return null;
    return { players, options, edition, values: Object.fromEntries(known) };
}

export const requestOf = (title: Title, { players, options, edition }: Written, values: PartValues): CountSheet => ({
    title,
    players,
    options: { ...options },
    edition,
    values: { ...values },
});
