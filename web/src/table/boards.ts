// The boards of the titles, each with its words: loaded when a table needs them, and no others.

import type { Component } from "svelte";
import { learn } from "../language/speech.svelte";
import type { Move, Title } from "../protocol";
import type { Decision } from "../play/decision.svelte";
import type { Scene } from "../play/scene";

// Every board takes a scene of its own title.
export type Play = Component<{ scene: Scene; decision: Decision | null }>;

// Says in a few words what a move is.
export type Told = (move: Move, scene: Scene) => string;

interface Board {
    words: string[];
    load: () => Promise<{ default: unknown }>;
    told: () => Promise<{ told: Told }>;
}

const BOARDS: Record<Title, Board> = {
    metro: {
        words: ["web-metro", "web-cities"],
        load: () => import("../metro/Play.svelte"),
        told: () => import("../metro/told"),
    },
    helsinki: {
        words: ["web-helsinki", "web-senate"],
        load: () => import("../helsinki/Play.svelte"),
        told: () => import("../helsinki/words"),
    },
};

export async function loadBoard(title: Title): Promise<Play> {
    const { words, load } = BOARDS[title];
    const [board] = await Promise.all([load(), ...words.map(learn)]);
    return board.default as Play;
}

export async function loadTold(title: Title): Promise<Told> {
    return (await BOARDS[title].told()).told;
}
