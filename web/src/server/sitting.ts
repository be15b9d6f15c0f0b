// Taking a seat at a table, over HTTP: someone who may not watch it yet has no socket.

import { ask, Refusal } from "./http";
import { newKey } from "./key";

const ATTEMPTS = 5;

// The seat is still wanted if the table has moved on in the meantime, so the message is resent with the new `seq`.
export async function sitDown(id: string, seq: number, seat: number | null, secret: string | null): Promise<void> {
    for (let attempt = 1; ; attempt++) {
        try {
            const body = { type: "sit", key: newKey(), seq, seat, secret } as const;
            await ask("POST", "/api/tables/{table_id}/messages", { path: { table_id: id }, body });
            return;
        } catch (error) {
            if (!(error instanceof Refusal) || error.reason.code !== "stale" || attempt === ATTEMPTS) throw error;
            seq = error.reason.arguments.seq;
        }
    }
}

// Ask the owner of a table for a seat, or ask again; return whether the visitor is let in.
export async function knock(id: string): Promise<boolean> {
    const body = { type: "knock", key: newKey() } as const;
    const done = await ask("POST", "/api/tables/{table_id}/messages", { path: { table_id: id }, body });
    return done.type === "done" && done.table !== null;
}
