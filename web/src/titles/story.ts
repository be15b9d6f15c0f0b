// A lesson as it was filmed (web/lessons).

import type { LogEntry, Move, Position, Previewed, Reason, TableInfo } from "../protocol";

export type Task = "read" | "play" | "try" | "point";

export interface Step {
    // Consecutive steps with one text are one task in several moves.
    text: string;
    rule: string;
    task: Task;
    // The positions on the way here, and the one it is about, by their number of moves.
    film: number[];
    at: number;
    legal: Move[];
    asked: Move[];
    answers: { move: Move; outcome: Previewed | Reason }[];
    // What to point at, by the number that its title gives it.
    target: number | null;
    // The right move is marked from the start, and the board proposes it to whoever asks for it.
    is_guided: boolean;
}

export interface Story {
    info: TableInfo;
    log: LogEntry[];
    positions: Record<number, Position>;
    steps: Step[];
}
