// One request to the server, which answers or gives a reason; path, body and answer have the types of its document.

import { filled } from "../links";
import type { Me, paths, Reason } from "../protocol";

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

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Json<Body> = { content: { "application/json": Body } };
type Operation<M extends Method, Path extends keyof paths> = paths[Path][Lowercase<M>];
// The paths that a method can be used on.
type PathOf<M extends Method> = {
    [Path in keyof paths]: Operation<M, Path> extends { responses: unknown } ? Path : never;
}[keyof paths];
// What a request needs: the parts of its path that vary, its body, and perhaps a query.
type Needs<Asked> = (Asked extends { parameters: { path: infer Parts } } ? { path: Parts } : object) &
    (Asked extends { requestBody: Json<infer Body> } ? { body: Body } : object) &
    (Asked extends { parameters: { query?: infer Query } } ? { query?: Query } : object);
type Success<Responses> = Responses[keyof Responses & (200 | 201 | 204)];
type Answer<Asked> = Asked extends { responses: infer Responses }
    ? Success<Responses> extends Json<infer Content>
        ? Content
        : null
    : never;

interface Given {
    path?: Record<string, string | number>;
    body?: unknown;
    query?: Record<string, unknown>;
}

export async function ask<M extends Method, Path extends PathOf<M>>(
    method: M,
    path: Path,
    ...[needs]: object extends Needs<Operation<M, Path>> ? [] : [Needs<Operation<M, Path>>]
): Promise<Answer<Operation<M, Path>>> {
    const { path: parts = {}, body, query = {} }: Given = needs ?? {};
    const place = filled(path, parts);
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    const address = [place, ...(pairs.length ? [pairs.join("&")] : [])].join("?");
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (method !== "GET") headers["x-csrf-token"] = csrf;
    const answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Refusal(read<{ reason: Reason }>(text)?.reason ?? FAILED);
    const content = read<Answer<Operation<M, Path>>>(text);
    if (content === undefined) throw new Refusal(FAILED);
    return content;
}

const FAILED: Reason = { code: "failed", rule: "", arguments: {} };

// A proxy in between may answer instead, with its own page.
function read<Content>(text: string): Content | undefined {
    try {
        return JSON.parse(text || "null");
    } catch {
        return undefined;
    }
}
