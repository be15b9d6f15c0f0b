// What the page knows of a title. Everything outside a title's folder reaches it through its manifest.

import { type Component, untrack } from "svelte";
import type { Move, Position } from "../protocol";
import type { Additions, Moment } from "../turn/moment";
import type { Advice, Scene } from "../turn/scene";
import type { TilePicture } from "../turn/Sentence.svelte";
import type { BoxDrawings } from "../box/sheet";
import type { CountDrawings } from "../count/drawings";
import type { DrawnTexts } from "../rules/books";
import type { Story } from "./story";

// A board shows a moment, and finds a place for a hint where that hides nothing important.
export type Play = Component<{ moment: Moment; hint?: Advice | null }>;

// A board gets the moments of its own title; one of another title is an error. The title of a game never changes: whoever
// asks here does not have to be asked again when anything else about the moment does.
export function ofTitle<Any, Own extends Any>(given: Any, isOwn: (given: Any) => given is Own): Own {
    const own = untrack(() => (isOwn(given) ? given : null));
    if (own === null) throw new TypeError("a board was given the game of another title");
    return own;
}

// A board, and what its title adds to a moment.
export interface Board extends Additions {
    Play: Play;
    // Load what only some games of the title need.
    prepare: (position: Position) => Promise<void>;
}

// How moves and players appear beside the board.
export interface Telling {
    // A move in a few words, and the tile in them, which is drawn.
    moveWords: (move: Move, scene: Scene) => string;
    tileOf?: (move: Move) => string | null;
    Picture?: TilePicture;
    // Cards in sentences, if they are drawn.
    CardPicture?: TilePicture;
    // The colour of a seat, as CSS.
    colourOf: (seat: number) => string;
}

// How to play: its chapters by name, in their order, and the files of words that it needs.
export interface Howto {
    default: Component;
    book: string;
    chapters: readonly string[];
    words: readonly string[];
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
    // What begins the ids of its rules, the rule about the turn, and what their texts draw.
    rules: { letters: string; turn: string; drawn?: DrawnTexts };
    // Effects that go without saying in the log, effects that lead to others and are left out where a turn is described in one
    // line, and effects that bring points and are worth a longer look and a sound.
    effects: { quiet: string[]; leading: string[]; scoring: string[] };
    // A bot's reasons that only repeat who is ahead.
    leads: string[];
    // The board as the default; as `begin` and `animate`, what the title adds to a moment; as `prepare`, what some of its
    // games need.
    board: () => Promise<{ default: Play } & Partial<Omit<Board, "Play">>>;
    telling: () => Promise<Telling>;
    // How to play, for those who are new; without it, there are only the exact rules.
    howto: (() => Promise<Howto>) | null;
    lesson: (() => Promise<{ default: Story }>) | null;
    // How the values of its box are drawn; without it, they are shown as their schemas describe them.
    box: (() => Promise<{ default: BoxDrawings }>) | null;
    // How its count sheets are filled in; without it, as their parts declare it.
    count: (() => Promise<{ default: CountDrawings }>) | null;
}
