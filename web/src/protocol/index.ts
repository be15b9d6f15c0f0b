// What goes over the wire: the types are the server's own (generated.ts), with names for what a board is made of.
import type { Move } from "./generated";
export type * from "./generated";

/** The moves of a kind. */
export type MoveOf<Kind extends Move[0]> = Extract<Move, [Kind, ...unknown[]]>;

/** The name of a title. */
export type Title = string;
