// The modules' moves that can be chosen: always a subset of the legal moves.

import type { MetroBoard, MetroTouristToMove, MoveOf } from "../../../protocol";
import type { MetroColour, MetroScene } from "../scene";
import type { MetroTurn } from "../part.svelte";

// The tourists that may be led, and the one whose goals are shown.
export const tourists = (turn: MetroTurn): MetroColour[] => [
    ...new Set(turn.matching("tourist").map((move) => move[1])),
];

export function led(turn: MetroTurn): MetroColour | null {
    const colours = tourists(turn);
    const { colour } = turn.part.half;
    return colour && colours.includes(colour) ? colour : (colours[0] ?? null);
}

// The goals of the tourist that is being led.
export function goals(turn: MetroTurn, kind: "space" | "square" | "away"): MetroTouristToMove[] {
    const colour = led(turn);
    if (colour === null) return [];
    return turn.matching("tourist", colour, kind).filter((move): move is MetroTouristToMove => move.length > 2);
}

// A place of the central station: with companies the share to reveal is chosen next.
export function choosePlace(turn: MetroTurn, place: number): void {
    const moves = turn.matching("station", place);
    turn.part.half = { place };
    if (moves.length > 1) turn.cancel();
    else void turn.choose(moves[0] ?? refusedPlace(turn, place));
}

// For a place that cannot be taken: a move of the form that this game has, so that its refusal can be read.
function refusedPlace(turn: MetroTurn, place: number): MoveOf<"station"> {
    const share = turn.matching("station")[0]?.[2];
    return share === undefined ? ["station", place] : ["station", place, share];
}

// The board as it would be after the chosen move, or else as it is.
export function boardShown(scene: MetroScene, turn: MetroTurn | null): MetroBoard {
    const board = turn?.preview?.board;
    return board?.title === "metro" ? board : scene.board;
}
