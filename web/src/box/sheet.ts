// What a drawing of values needs: the values, what they can be, and how they are changed.

import type { Component } from "svelte";
import type { EditionEntry } from "../protocol";
import { isSame, type Json, partOf, type Path, type Schema, schemaAt, withPart } from "./schema";

export type Source = EditionEntry["source"];

// Something that is wrong, with its place.
export interface Fault {
    place: string;
    path: Path;
    code: string;
    arguments: Record<string, unknown>;
}

export interface Sheet {
    // Whether it is only to be looked at.
    readonly isFixed: boolean;
    readonly faults: readonly Fault[];
    value: (place: string) => Json;
    // What the value is compared with.
    usual: (place: string) => Json | undefined;
    schema: (place: string) => Schema;
    change: (place: string, value: Json) => void;
}

export type SheetPicture = Component<{ sheet: Sheet; places: readonly string[] }>;

// A drawing of one value, or of several that belong together.
export interface Drawing {
    places: readonly string[];
    Picture: SheetPicture | null;
}

// How a title draws the values of its box, and how it calls a part of a value; null for what has no name of its own.
export interface Drawings {
    drawings: readonly Drawing[];
    nameOf: (sheet: Sheet, place: string, path: Path) => string | null;
}

// The drawings of a whole box, and the files of words that they need.
export interface BoxDrawings extends Drawings {
    words: readonly string[];
    // What the drawings refer to, such as patterns: it is on the page once.
    Definitions?: Component;
}

export const partAt = (sheet: Sheet, place: string, path: Path = []): Json | undefined =>
    partOf(sheet.value(place), path);

export const schemaOf = (sheet: Sheet, place: string, path: Path = []): Schema =>
    schemaAt(sheet.schema(place), sheet.value(place), path);

export const differs = (sheet: Sheet, place: string, path: Path = []): boolean =>
    !isSame(partAt(sheet, place, path), partOf(sheet.usual(place), path));

const isInside = (path: Path, around: Path): boolean =>
    around.every((key, index) => String(path[index]) === String(key));

// Whether something is wrong with a part of a value, or inside of it.
export const isWrong = (sheet: Sheet, place: string, path: Path = []): boolean =>
    sheet.faults.some((fault) => fault.place === place && isInside(fault.path, path));

// What marks a part of a drawing: its place, and whether it differs or is wrong.
export function marks(sheet: Sheet, place: string, path: Path = []): Record<`data-${string}`, string | undefined> {
    return {
        "data-spot": [place, ...path].join("/"),
        "data-differs": differs(sheet, place, path) ? "" : undefined,
        "data-wrong": isWrong(sheet, place, path) ? "" : undefined,
    };
}

export const changePart = (sheet: Sheet, place: string, path: Path, part: Json | undefined): void =>
    sheet.change(place, withPart(sheet.value(place), path, part));
