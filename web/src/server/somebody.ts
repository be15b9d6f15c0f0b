// People can play without introducing themselves: a friendly name is made up, and can be changed at any time.

import type { Me } from "../protocol";
import { say } from "../language/speech.svelte";
import { arrive, recognise } from "./me.svelte";

export function inventedName(): string {
    const words = say("web-names").split(",");
    return words[Math.floor(Math.random() * words.length)]!.trim();
}

export const somebody = async (): Promise<Me> => (await recognise()) ?? arrive(inventedName(), false);
