// One request to the server, which answers or gives a reason.

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

// A proxy in between may answer instead, with its own page.
function read(text: string): unknown {
    try {
        return text === "" ? null : JSON.parse(text);
    } catch {
        return undefined;
    }
}
