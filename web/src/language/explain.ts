// Why a request did not succeed, in words.

import { Refusal } from "../server/http";
import { refusal, say } from "./speech.svelte";

export const explain = (error: unknown): string =>
    error instanceof Refusal ? refusal(error.reason) : say("web-unreachable");
