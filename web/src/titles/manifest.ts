// What the page knows of a title. Everything outside a title's folder reaches it through its manifest.

import type { Component } from "svelte";
import type { Move } from "../protocol";
import type { Advice, Scene } from "../turn/scene";
import type { TilePicture } from "../turn/Sentence.svelte";
import type { Begin, Turn } from "../turn/turn.svelte";

// What a board shows, in the order in which it is painted: the scene that it draws, the turn, and everything around. It
// finds a place for a hint where that hides nothing important.
export type Play = Component<{ scene: Scene; turn: Turn; around: Scene; hint?: Advice | null }>;

// A board, and what its title adds to a turn.
export interface Board {
    Play: Play;
    begin: Begin<unknown, Scene>;
}

// How moves and players appear beside the board.
export interface Telling {
    // A move in a few words, and the tile in them, which is drawn.
    told: (move: Move, scene: Scene) => string;
    tileOf?: (move: Move) => string | null;
    Picture?: TilePicture;
    // The colour of a seat, as CSS.
    colourOf: (seat: number) => string;
}

export interface TitleManifest {
    name: string;
    // The place of its poster on the start page, from the left.
    place: number;
    // What the start page shows at once: the picture of the poster, and a small one beside tables.
    Cover: Component;
    Mark: Component;
    // The files of words that the board needs.
    words: string[];
    // What begins the ids of its rules, and the rule about the turn.
    rules: { letters: string; turn: string };
    // Effects that go without saying in the log, and effects that bring points and are worth a longer look and a sound.
    effects: { quiet: string[]; scoring: string[] };
    // A bot's reasons that only repeat who is ahead.
    leads: string[];
    // The board as the default, and what the title adds to a turn, if anything, as `begin`.
    board: () => Promise<{ default: unknown; begin?: unknown }>;
    telling: () => Promise<Telling>;
    // The pictures of the summary of the rules, by their number; without them, there is no summary.
    pictures: (() => Promise<{ default: Component<{ number: number }> }>) | null;
    lesson: (() => Promise<{ default: unknown }>) | null;
}
