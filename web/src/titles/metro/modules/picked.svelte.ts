// The first half of a choice that takes two: a place of the central station (then a share), or a tourist (then a goal).

import type { MetroColour } from "../scene";

class Picked {
    place: number | null = $state(null);
    colour: MetroColour | null = $state(null);
    #moment = $state("");

    // What was picked at an earlier moment no longer counts.
    placeAt = (moment: string): number | null => (this.#moment === moment ? this.place : null);
    colourAt = (moment: string): MetroColour | null => (this.#moment === moment ? this.colour : null);

    pick(moment: string, half: { place?: number; colour?: MetroColour }): void {
        this.#moment = moment;
        this.place = half.place ?? null;
        this.colour = half.colour ?? null;
    }
}

export const picked = new Picked();
