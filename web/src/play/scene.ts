// What a board shows, wherever it comes from: a table that is being played, a replay or a lesson.

import type { Entry, HelsinkiBoard, HelsinkiHand, MetroBoard, MetroHand, Position, TableInfo } from "../protocol";

export interface Scene {
    info: TableInfo;
    position: Position;
    // Everything that happened up to this position.
    log: Entry[];
    // How the players are called, by seat.
    names: string[];
}

export interface MetroScene extends Scene {
    board: MetroBoard;
    // What the viewing seat knows and the table does not.
    hand: MetroHand | null;
}

export interface HelsinkiScene extends Scene {
    board: HelsinkiBoard;
    hand: HelsinkiHand | null;
}
