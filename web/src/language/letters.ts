// The letter of a colour, which no other colour of the language has.

import { say } from "./speech.svelte";

export const letterOf = (colour: string): string => say("colour-letter", { colour });
