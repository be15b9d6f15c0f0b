// Why a request did not succeed, in words.

import { Refusal } from "./http";
import { refusal, say } from "../language/speech.svelte";

export const explain = (error: unknown): string =>
    error instanceof Refusal ? refusal(error.reason) : say("web-unreachable");
