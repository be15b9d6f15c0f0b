// The points of a finished game, sorted by who got them, and the players by their place.

import { say } from "../language/speech.svelte";
import type { Points, Result } from "../protocol";

export interface Share {
    owner: number | string;
    points: Points[];
}

// Players have names; other owners are named by their colours.
export const ownerName = (owner: Share["owner"], names: string[]): string =>
    typeof owner === "number" ? (names[owner] ?? "") : say(`colour-${owner}`);

// What is counted at the end of a game, or at a real table.
export type CountedPoints = Pick<Result, "scores" | "ranking" | "breakdown">;

// Players first, in the order of their places; then the other owners, the best first.
export function byOwner(result: CountedPoints): Share[] {
    const shares = new Map<number | string, Points[]>();
    for (const { seat } of places(result)) shares.set(seat, []);
    for (const one of result.breakdown) shares.set(one.owner, [...(shares.get(one.owner) ?? []), one]);
    return [...shares].map(([owner, points]) => ({ owner, points })).filter(({ points }) => points.length);
}

export interface Ranked {
    seat: number;
    place: number;
    score: number;
}

export function places({ ranking, scores }: Pick<Result, "scores" | "ranking">): Ranked[] {
    return scores
        .map((score, seat) => ({ seat, score, place: ranking[seat] ?? 0 }))
        .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
