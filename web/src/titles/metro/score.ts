// What the points of a seat are made of, as far as the viewer knows.

import type { Line, MetroBoard, Position, Result } from "../../protocol";
import type { Owner } from "./geometry";

export interface Score {
    // Those that count now.
    points: number;
    // What the open lines stand at.
    open: number;
    // How many of the points do not come from lines.
    other: number;
}

interface Known {
    board: Pick<MetroBoard, "lines" | "accounts">;
    position: Pick<Position, "scores"> & { result: Pick<Result, "scores"> | null };
}

// Undefined if nobody has points; null if they depend on what is hidden from the viewer.
export const pointsOf = ({ position }: Pick<Known, "position">, seat: number): number | null | undefined =>
    (position.result?.scores ?? position.scores)?.[seat];

// The lines of an owner, those with the most points first.
export const linesOf = (lines: Line[], owner: Owner | null): Line[] =>
    lines
        .filter((line) => line.owner !== null && line.owner === owner)
        .toSorted((one, other) => other.points - one.points);

// Null if the seat has no lines of its own, because they belong to companies, or if its points are not known.
export function scoreOf(known: Known, seat: number): Score | null {
    const { board, position } = known;
    const points = pointsOf(known, seat) ?? null;
    const lines = linesOf(board.lines, seat);
    if (points === null || !lines.length) return null;
    const open = position.result ? [] : lines.filter((line) => line.end === null);
    const fromLines = board.accounts.find(({ owner }) => owner === seat)?.points ?? 0;
    return { points, open: open.reduce((sum, line) => sum + line.points, 0), other: points - fromLines };
}
