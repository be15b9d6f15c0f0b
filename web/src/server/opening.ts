// Opening a table, for whoever is here.

import type { OpenedTable, Pace, Plan, Title } from "../protocol";
import { go } from "../route.svelte";
import { ask } from "./http";
import { somebody } from "./somebody";

export interface Draft {
    title: Title;
    seats: (Pick<Plan, "who"> & Partial<Plan>)[];
    options?: Record<string, unknown>;
    pace?: Partial<Pace>;
    listed?: boolean;
    spectators?: boolean;
    take_back?: boolean;
}

// Open a table and go there.
export async function openTable(draft: Draft): Promise<void> {
    await somebody();
    const opened = await ask<OpenedTable>("POST", "/api/tables", draft);
    go(`/table/${opened.id}`);
}
