// The visitor: a nickname is enough, and is asked for once.

import { keep, kept } from "../kept";
import type { Me } from "../protocol";
import { ask, remember } from "./http";

const NAMED = "named";

let known: Me | null = $state.raw(null);

export const me = (): Me | null => known;

let recognising: Promise<void> | null = null;

// Wait until the server has said who the visitor is; ask again only if it did not answer.
export async function recognise(): Promise<Me | null> {
    recognising ??= askWho();
    try {
        await recognising;
    } catch (error) {
        recognising = null;
        throw error;
    }
    return known;
}

async function askWho(): Promise<void> {
    become(await ask("GET", "/api/me"));
}

// The name is one that the visitor has chosen, unless it was made up for them.
export async function arrive(nickname: string, isChosen = true): Promise<Me> {
    known = remember(await ask("POST", "/api/people", { body: { nickname } }));
    if (isChosen) keep(NAMED, "yes");
    return known;
}

export async function rename(nickname: string): Promise<Me> {
    const person = await ask("PATCH", "/api/me", { body: { nickname } });
    become(person);
    keep(NAMED, "yes");
    return person;
}

export const hasChosenName = (): boolean => kept(NAMED) !== null || Boolean(known?.login);

export function become(person: Me | null): void {
    known = person && remember(person);
}
