// What a board gets: one moment of a game, in the order in which it is painted. When the next moment comes, each part is
// replaced, one paint after the other.

import type { Scene } from "./scene";
import type { Addition, Begin, Turn } from "./turn.svelte";

export interface Moment<Part extends Addition = Addition, Of extends Scene = Scene, Motion = unknown> {
    // What the board draws: it can be a move ahead of the turn and all its words.
    readonly drawn: Of;
    // What moves on it.
    readonly motion: Motion;
    // What it means, what can be done now, and what is chosen.
    readonly turn: Turn<Part, Of>;
    // What everything beside the board shows.
    readonly around: Of;
}

// What moves on the board when a scene is drawn; it takes over what still moves from the scene before.
export type Animate<Motion, Of extends Scene> = (scene: Of, before: Motion | null) => Motion;

// What a title adds to a moment.
export interface Additions {
    begin: Begin<Addition, Scene>;
    animate: Animate<unknown, Scene>;
}
