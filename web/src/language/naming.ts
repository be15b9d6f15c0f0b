// How the functions of sentences name things: `SQUARE($square)` in a locale asks for SQUARE here. A title adds its own
// in titles/NAME/naming.ts; the server has the same functions in vocabulary.py.

// A language, as far as names need it.
export interface Speaker {
    say: (id: string, given?: Record<string, unknown>) => string;
    knows: (id: string) => boolean;
    listed: (names: Name[]) => string;
}
export type Name = string | number;
// Names a thing, or returns null if it is nothing of this title.
export type Namer = (value: unknown, speaker: Speaker) => Name | null;

export interface Naming {
    names: Record<string, Namer>;
    // What separates several things that are not listed in words.
    between?: Record<string, string>;
}

export const plain = (value: unknown): Name => (typeof value === "number" ? value : String(value));
export const fromOne: Namer = (value) => (typeof value === "number" ? value + 1 : null);
