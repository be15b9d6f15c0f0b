// Opening a table.

import { to } from "../addresses";
import type { Pace, Plan, Proposal, RecordedPosition, Title } from "../protocol";
import { go } from "../route.svelte";
import { ask } from "./http";
import { newKey } from "./key";
import { somebody } from "./somebody";

type Choices = Omit<Proposal, "title" | "seats" | "options" | "pace" | "key" | "record">;

export interface Draft extends Partial<Choices> {
    title: Title;
    seats: (Pick<Plan, "who"> & Partial<Plan>)[];
    options?: Record<string, unknown>;
    pace?: Partial<Pace>;
    // Go on from a finished game at a table, or begin another one like that of a table.
    record?: Partial<RecordedPosition> | null;
}

// A request without an answer may have opened its table; a retry with the same key opens no second one.
let unanswered: { plan: string; key: string } | null = null;

function keyOf(draft: Draft): string {
    const plan = JSON.stringify(draft);
    if (unanswered?.plan !== plan) unanswered = { plan, key: newKey() };
    return unanswered.key;
}

// Open a table and go there.
export async function openTable(draft: Draft): Promise<void> {
    await somebody();
    // What a draft leaves out has a default on the server.
    const body = { ...draft, key: keyOf(draft) } as Proposal;
    const opened = await ask("POST", "/api/tables", { body });
    unanswered = null;
    go(to("table", { table_id: opened.id }));
}
