// What goes over the wire: the types are the server's own (generated.ts), with names for what a board is made of.
import type { Move } from "./generated";
export type * from "./generated";

/** The moves of a kind. */
export type MoveOf<Kind extends Move[0]> = Extract<Move, [Kind, ...unknown[]]>;

export type Title = "metro" | "helsinki";
export type MetroColour = "yellow" | "blue" | "orange" | "grey" | "red" | "brown" | "green" | "purple";
export type HelsinkiColour = "purple" | "green" | "red" | "blue" | "yellow";
