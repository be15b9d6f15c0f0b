// The first half of a choice that takes two: a place of the central station (then a share), or a tourist (then a goal).

import type { MetroColour } from "../../protocol";

class Picked {
    place: number | null = $state(null);
    colour: MetroColour | null = $state(null);
    #seq = $state(-1);

    // What was picked at an earlier position does not count any more.
    placeAt = (seq: number): number | null => (this.#seq === seq ? this.place : null);
    colourAt = (seq: number): MetroColour | null => (this.#seq === seq ? this.colour : null);

    pick(seq: number, half: { place?: number; colour?: MetroColour }): void {
        this.#seq = seq;
        this.place = half.place ?? null;
        this.colour = half.colour ?? null;
    }
}

export const picked = new Picked();
