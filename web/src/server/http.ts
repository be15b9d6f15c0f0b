// One request to the server: it answers, or says why not.

import type { Me, Reason } from "../protocol";

export class Refusal extends Error {
    constructor(readonly reason: Reason) {
        super(reason.code);
    }
}

let csrf = "";

export function remember(me: Me): Me {
    csrf = me.csrf;
    return me;
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (method !== "GET") headers["x-csrf-token"] = csrf;
    const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    const told = read(await answer.text());
    if (answer.ok && told !== undefined) return told as Answer;
    throw new Refusal((told as Refused)?.reason ?? { code: "failed", rule: "", arguments: {} });
}

type Refused = { reason?: Reason } | null | undefined;

// Something between here and the server may answer in its stead, with a page of its own.
function read(text: string): unknown {
    try {
        return text === "" ? null : JSON.parse(text);
    } catch {
        return undefined;
    }
}
