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
    const text = await answer.text();
    const told = text === "" ? null : JSON.parse(text);
    if (answer.ok) return told as Answer;
    throw new Refusal(told?.reason ?? { code: "failed", rule: "", arguments: {} });
}
