// What Metro adds to a turn: the tile that is being placed, and the first half of a choice that takes two.

import type { MetroColour, MetroScene } from "./scene";
import type { Turn } from "../../turn/turn.svelte";
import { Placing } from "./placing.svelte";

export type MetroTurn = Turn<MetroPart, MetroScene>;

export class MetroPart {
    readonly placing: Placing;
    // A place of the central station (then comes a share), or a tourist (then comes a goal).
    half: { place?: number; colour?: MetroColour } = $state.raw({});

    constructor(turn: MetroTurn, before: MetroPart | null) {
        this.placing = new Placing(turn, before?.placing ?? null);
    }
}
