// Which title a rule belongs to: the ids of a title's rules begin with letters of its own.

const TITLES = new Map<string, string>();

export function addBook(title: string, letters: string): void {
    for (const letter of letters) TITLES.set(letter, title);
}

export const titleOf = (rule: string): string => TITLES.get(rule[0] ?? "") ?? "";

// The ids of a title's rules in a text.
export function idsIn(text: string, title: string): RegExpExecArray[] {
    const letters = [...TITLES.keys()].filter((letter) => TITLES.get(letter) === title).join("");
    return letters ? [...text.matchAll(new RegExp(`\\b[${letters}]\\d+(?:\\.\\d+)?\\b`, "g"))] : [];
}
