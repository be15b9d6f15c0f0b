// Opening a table.

import { to } from "../addresses";
import type { GivenProposal } from "../protocol";
import { go } from "../route.svelte";
import { ask } from "./http";
import { newKey } from "./key";
import { somebody } from "./somebody";

// What a draft leaves out has a default on the server.
export type Draft = Omit<GivenProposal, "key">;

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
    const opened = await ask("POST", "/api/tables", { body: { ...draft, key: keyOf(draft) } });
    unanswered = null;
    go(to("table", { table_id: opened.id }));
}
