// Values as a drawing expects them: what the schema of the server promises is checked, never only believed.

import { isTable, type Json } from "./schema";

type Guard<Kind extends Json> = (value: Json) => value is Kind;

const isNumber = (value: Json): value is number => typeof value === "number";
const isText = (value: Json): value is string => typeof value === "string";
const listOf =
    <Kind extends Json>(isItem: Guard<Kind>) =>
    (value: Json): value is Kind[] =>
        Array.isArray(value) && value.every((item) => isItem(item));
const tableOf =
    <Kind extends Json>(isItem: Guard<Kind>) =>
    (value: Json): value is Record<string, Kind> =>
        isTable(value) && Object.values(value).every((item) => isItem(item));

// Read a value of a kind; where there is none, it is empty.
const reader =
    <Kind extends Json>(isRight: Guard<Kind>, empty: Kind) =>
    (value: Json | undefined): Kind => {
        if (value === undefined) return empty;
        if (isRight(value)) return value;
        throw new TypeError(`no drawing shows ${JSON.stringify(value)}`);
    };

const isNumbers = listOf(isNumber);
const isTexts = listOf(isText);

export const numbersIn = reader(isNumbers, []);
export const textsIn = reader(isTexts, []);
export const rowsOfNumbersIn = reader(listOf(isNumbers), []);
export const rowsOfTextsIn = reader(listOf(isTexts), []);
export const namedNumberIn = reader(tableOf(isNumber), {});
export const namedNumbersIn = reader(tableOf(isNumbers), {});
export const namedRowsIn = reader(tableOf(listOf(isNumbers)), {});
