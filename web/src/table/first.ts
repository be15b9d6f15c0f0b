// The first game of each title on this device, which explains itself until the player has read it.

import { keep, kept } from "../kept";
import type { Title } from "../protocol";

const EXPLAINED = "explained";
const keyOf = (title: Title): string => `first game ${title}`;

// The first table, and how many of its bubbles are put away.
function first(title: Title): { table: string; read: number } | null {
    const [table, read = "0"] = (kept(keyOf(title)) ?? "").split(" ");
    return table ? { table, read: Number(read) } : null;
}

export function isUnexplained(title: Title, table: string): boolean {
    const known = first(title);
    return known === null || known.table === table;
}

export const readOf = (title: Title): number => first(title)?.read ?? 0;

// From now on, only this table is the first one.
export const begin = (title: Title, table: string, read = 0): void => keep(keyOf(title), `${table} ${read}`);

export const finish = (title: Title): void => keep(keyOf(title), EXPLAINED);
