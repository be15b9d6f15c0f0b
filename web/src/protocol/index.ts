// What goes over the wire: the types are the server's own (generated.ts), with names for what a board is made of.
import type { Effect, Move, Reason as ServerReason } from "./generated";
export type * from "./generated";

/** Why something is refused: by the server, or by the page itself. */
export type Reason = ServerReason | { code: "failed"; rule: string; arguments: Record<string, never> };

/** The effects with a code. */
export type EffectOf<Code extends Effect["code"]> = Extract<Effect, { code: Code }>;

/** The moves of a kind. */
export type MoveOf<Kind extends Move[0]> = Extract<Move, [Kind, ...unknown[]]>;

/** The name of a title. */
export type Title = string;
