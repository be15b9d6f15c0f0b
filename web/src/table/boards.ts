// The boards of the titles, each with its words: loaded only when a table needs them.

import type { Component } from "svelte";
import { learn } from "../language/speech.svelte";
import type { Move, Title } from "../protocol";
import type { Turn } from "../turn/turn.svelte";
import type { Advice, Scene } from "../turn/scene";
import type { TilePicture } from "../turn/Sentence.svelte";

// Every board takes a scene of its title, and finds a place for a hint where it hides nothing important. The drawing
// can be a move ahead of the scene.
export type Play = Component<{ scene: Scene; drawn: Scene; turn: Turn | null; hint?: Advice | null }>;

// Describes a move in a few words, and draws its tile.
export interface Telling {
    told: (move: Move, scene: Scene) => string;
    tileOf?: (move: Move) => string | null;
    Picture?: TilePicture;
}

interface Board {
    words: string[];
    load: () => Promise<{ default: unknown }>;
    telling: () => Promise<Telling>;
}

const BOARDS: Record<Title, Board> = {
    metro: {
        words: ["web-metro", "web-cities"],
        load: () => import("../titles/metro/Play.svelte"),
        telling: () => import("../titles/metro/told"),
    },
    helsinki: {
        words: ["web-helsinki", "web-senate"],
        load: () => import("../titles/helsinki/Play.svelte"),
        telling: () => import("../titles/helsinki/words"),
    },
};

export async function loadBoard(title: Title): Promise<Play> {
    const { words, load } = BOARDS[title];
    const [board] = await Promise.all([load(), ...words.map(learn)]);
    return board.default as Play;
}

export const loadTelling = (title: Title): Promise<Telling> => BOARDS[title].telling();
