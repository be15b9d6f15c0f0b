// How to play, as a title's folder keeps it: pictures that the engine has made (web/howto).

import { type Scene, sceneOf } from "../turn/scene";
import type { LogEntry, Move, Position, Reason, TableInfo } from "../protocol";

export interface Picture {
    position: Position;
    log?: LogEntry[];
    // The move that has led here, or one that is refused here.
    move?: Move;
    refusal?: Reason;
    counted?: Record<string, number | number[]>;
}

export interface Book {
    info: TableInfo;
    pictures: Record<string, Picture>;
}

// A picture as a scene in which nothing happens.
export function sceneIn({ info, pictures }: Book, name: string): Scene {
    const { position, log = [] } = pictures[name]!;
    return sceneOf(position, log, { info, names: [] }, name);
}
