// The visitor: a nickname is enough, and is asked for once.

import type { Me } from "../protocol";
import { ask, remember } from "./http";

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

export async function arrive(nickname: string): Promise<Me> {
    known = remember(await ask("POST", "/api/people", { body: { nickname } }));
    return known;
}

export function become(person: Me | null): void {
    known = person && remember(person);
}
