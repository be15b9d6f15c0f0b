// The modules' moves that can be chosen: always a subset of the legal moves.

import type { Decision } from "../../../turn/decision.svelte";
import type { MetroScene } from "../../../turn/scene";
import type { MetroBoard, MetroColour, MoveOf } from "../../../protocol";
import { picked } from "./picked.svelte";

// The tourists that may be led, and the one whose goals are shown.
export const tourists = (decision: Decision): MetroColour[] => [
    ...new Set(decision.matching("tourist").map((move) => move[1])),
];

export function led(scene: MetroScene, decision: Decision): MetroColour | null {
    const colours = tourists(decision);
    const colour = picked.colourAt(scene.moment);
    return colour && colours.includes(colour) ? colour : (colours[0] ?? null);
}

// The goals of the tourist that is being led.
export function goals(scene: MetroScene, decision: Decision, kind: "space" | "square" | "away"): MoveOf<"tourist">[] {
    const colour = led(scene, decision);
    return colour === null ? [] : decision.matching("tourist", colour, kind);
}

// A place of the central station: with companies the share to reveal is chosen next.
export function choosePlace(scene: MetroScene, decision: Decision, place: number): void {
    const moves = decision.matching("station", place);
    picked.pick(scene.moment, { place });
    if (moves.length > 1) decision.cancel();
    else void decision.choose(moves[0] ?? refusedPlace(decision, place));
}

// For a place that cannot be taken: a move of the form that this game has, so that its refusal can be read.
function refusedPlace(decision: Decision, place: number): MoveOf<"station"> {
    const share = decision.matching("station")[0]?.[2];
    return share === undefined ? ["station", place] : ["station", place, share];
}

// The board as it would be after the chosen move, or else as it is.
export const boardShown = (scene: MetroScene, decision: Decision | null): MetroBoard =>
    (decision?.preview?.board as MetroBoard | null | undefined) ?? scene.board;
