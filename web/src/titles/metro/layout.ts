import type { Snippet } from "svelte";
import type { Advice } from "../../turn/scene";
import type { MetroTurn } from "./part.svelte";
import type { Placing } from "./placing.svelte";
import type { MetroScene } from "./scene";

// What the layouts of a phone and of a desk arrange.
export interface LayoutProps {
    // The scene that the turn is about, and the one around the board.
    scene: MetroScene;
    around: MetroScene;
    turn: MetroTurn | null;
    placing: Placing;
    hint: Advice | null;
    board: Snippet;
}
