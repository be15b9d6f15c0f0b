// The letter of a colour, which no other colour of the language has.

import { say } from "../../language/speech.svelte";
import type { MetroColour } from "./scene";

export const letterOf = (colour: MetroColour): string => say("colour-letter", { colour });
