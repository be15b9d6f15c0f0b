// Who is looking: a nickname is enough, and is asked for once.

import type { Me } from "../protocol";
import { ask, Refusal, remember } from "./http";

let known: Me | null = $state.raw(null);

export const me = (): Me | null => known;

export async function recognise(): Promise<Me | null> {
    try {
        known = remember(await ask<Me>("GET", "/api/me"));
    } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        known = null;
    }
    return known;
}

export async function arrive(nickname: string): Promise<Me> {
    known = remember(await ask<Me>("POST", "/api/people", { nickname }));
    return known;
}

export function become(person: Me | null): void {
    known = person && remember(person);
}
