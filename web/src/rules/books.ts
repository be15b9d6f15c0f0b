// Which title a rule belongs to: the ids of a title's rules begin with letters of its own.

import type { Component } from "svelte";

// What the texts of a title draw instead of writing it, such as a tile by its letters; a screen reader gets what a
// function of the sentences calls it.
export interface DrawnTexts {
    pattern: RegExp;
    function: string;
    Picture: () => Promise<{ default: Component<{ tile: string; size?: number }> }>;
}

interface Book {
    title: string;
    drawn: DrawnTexts | null;
}

const BOOKS = new Map<string, Book>();

export function addBook(title: string, letters: string, drawn: DrawnTexts | null = null): void {
    for (const letter of letters) BOOKS.set(letter, { title, drawn });
}

export const titleOf = (rule: string): string => BOOKS.get(rule[0] ?? "")?.title ?? "";

export const drawnIn = (rule: string): DrawnTexts | null => BOOKS.get(rule[0] ?? "")?.drawn ?? null;

// The ids of a title's rules in a text.
export function idsIn(text: string, title: string): RegExpExecArray[] {
    const letters = [...BOOKS.keys()].filter((letter) => BOOKS.get(letter)!.title === title).join("");
    return letters ? [...text.matchAll(new RegExp(`\\b[${letters}]\\d+(?:\\.\\d+)?\\b`, "g"))] : [];
}
