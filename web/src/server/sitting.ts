// Taking a seat at a table. Who may not watch it yet has no socket that could say so.

import type { Done } from "../protocol";
import { ask, Refusal } from "./http";
import { newKey } from "./key";

const ATTEMPTS = 5;

// A seat is still wanted when the table has moved on meanwhile: that is said again to the table as it is then.
export async function sitDown(id: string, seq: number, seat: number | null, secret: string | null): Promise<void> {
    for (let attempt = 1; ; attempt++) {
        try {
            await ask<Done>("POST", `/api/tables/${id}/messages`, { type: "sit", key: newKey(), seq, seat, secret });
            return;
        } catch (error) {
            if (!(error instanceof Refusal) || error.reason.code !== "stale" || attempt === ATTEMPTS) throw error;
            seq = Number(error.reason.arguments.seq);
        }
    }
}
