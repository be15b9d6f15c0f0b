// What a title adds to the form that its count sheets declare.

import type { Component } from "svelte";
import type { CellName } from "./sheet";
import type { Tally } from "./tally.svelte";

// A drawing of one part, or of several that belong together, in which they are filled in.
export interface CountPicture {
    parts: readonly string[];
    Picture: Component<{ tally: Tally }>;
    // Whether it shows all of a text; otherwise the text is shown beside it.
    isWholly: (text: string) => boolean;
}

export interface CountDrawings {
    // The files of words that the drawings need.
    words: readonly string[];
    pictures: readonly CountPicture[];
    // The parts that few tables need, which are folded until something lies there.
    folded: readonly string[];
    // What a row, a column or a thing is called; null for what has no name of its own.
    nameOf: (kind: string, name: CellName) => string | null;
    // How a thing looks, if it is drawn. It is small, and beside its name.
    Piece?: Component<{ kind: string; name: CellName; isExpected?: boolean }>;
    // What the drawings refer to, such as patterns: it is on the page once.
    Definitions?: Component;
}
