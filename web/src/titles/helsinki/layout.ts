import type { Snippet } from "svelte";
import type { Advice } from "../../turn/scene";
import type { Counting } from "./counting.svelte";
import type { HelsinkiTurn, Plan } from "./plan.svelte";
import type { HelsinkiScene } from "./scene";

// What the layouts of a phone and of a desk arrange.
export interface LayoutProps {
    // The scene that the turn is about, the one that is drawn, and the one around the board.
    scene: HelsinkiScene;
    drawn: HelsinkiScene;
    around: HelsinkiScene;
    turn: HelsinkiTurn | null;
    plan: Plan;
    // The viewer's seat, the one whose board is shown, and whether the decision is on the viewer's own board.
    own: number;
    seat: number;
    isOnOwn: boolean;
    hint: Advice | null;
    counting: Counting;
    // Opens or closes the points of the board that is shown.
    oncount: () => void;
    onshow: (seat: number) => void;
    // The board, for a narrow screen or a wide one, what a move would do, and why it cannot be made.
    board: Snippet<[boolean]>;
    effects: Snippet;
    refusal: Snippet;
}
