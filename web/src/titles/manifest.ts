// What the page knows of a title. Everything outside a title's folder reaches it through its manifest.

import type { Component } from "svelte";
import type { Move } from "../protocol";
import type { Advice, Scene } from "../turn/scene";
import type { TilePicture } from "../turn/Sentence.svelte";
import type { Turn } from "../turn/turn.svelte";

// Every board takes a scene of its title, and finds a place for a hint where it hides nothing important. The drawing
// can be a move ahead of the scene.
export type Play = Component<{ scene: Scene; drawn: Scene; turn: Turn | null; hint?: Advice | null }>;

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
    board: () => Promise<{ default: unknown }>;
    telling: () => Promise<Telling>;
    // The pictures of the summary of the rules, by their number; without them, there is no summary.
    pictures: (() => Promise<{ default: Component<{ number: number }> }>) | null;
    lesson: (() => Promise<{ default: unknown }>) | null;
}
