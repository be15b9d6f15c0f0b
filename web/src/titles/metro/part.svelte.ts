// What Metro adds to a turn: the tile that is being placed, and the first half of a choice that takes two.

import type { Moment } from "../../turn/moment";
import type { Motion } from "./motion.svelte";
import { isMetro, type MetroColour, type MetroScene } from "./scene";
import type { Addition, Turn } from "../../turn/turn.svelte";
import { Placing } from "./placing.svelte";

export type MetroTurn = Turn<MetroPart, MetroScene>;

export type MetroMoment = Moment<MetroPart, MetroScene, Motion>;

export const isMetroTurn = (turn: Turn): turn is MetroTurn => isMetro(turn.scene);

export class MetroPart implements Addition {
    readonly placing: Placing;
    // A place of the central station (then comes a share), or a tourist (then comes a goal).
    half: { place?: number; colour?: MetroColour } = $state.raw({});

    constructor(turn: MetroTurn, before: MetroPart | null) {
        this.placing = new Placing(turn, before?.placing ?? null);
    }

    // A move that was chosen elsewhere is shown like any other, and every move is confirmed.
    chose(): void {}

    isMadeAtOnce(): boolean {
        return false;
    }
}
