// What Metro's board shows.

import type { MetroBoard, MetroHand } from "../../protocol";
import type { Scene } from "../../turn/scene";

export type MetroColour = "yellow" | "blue" | "orange" | "grey" | "red" | "brown" | "green" | "purple";

export interface MetroScene extends Scene {
    board: MetroBoard;
    // What the viewing seat knows and the table does not.
    hand: MetroHand | null;
}

export const isMetro = (scene: Scene): scene is MetroScene => scene.position.board.title === "metro";

// A scene of any title as one of Metro, or null if it is not.
export function metroScene(scene: Scene): MetroScene | null {
    const { board, seat } = scene.position;
    if (board.title !== "metro") return null;
    return { ...scene, board, hand: seat === null ? null : (handsOf(scene)[seat] ?? null) };
}

// What the viewer knows of every seat's secrets.
export const handsOf = ({ position }: Scene): (MetroHand | null)[] =>
    position.hands.map((hand) => (hand?.title === "metro" ? hand : null));
