// What Helsinki's boards show.

import type { HelsinkiBoard, HelsinkiHand } from "../../protocol";
import type { Scene } from "../../turn/scene";

export type HelsinkiColour = "purple" | "green" | "red" | "blue" | "yellow";

export interface HelsinkiScene extends Scene {
    board: HelsinkiBoard;
    // What the viewing seat knows and the table does not.
    hand: HelsinkiHand | null;
}

export const isHelsinki = (scene: Scene): scene is HelsinkiScene => scene.position.board.title === "helsinki";
