// The editions of titles: those that come with one, and those of people's own boxes.

import { linkTo } from "../links";
import type { EditionChecked, EditionInfo, KeptEdition, Title } from "../protocol";
import { ask } from "./http";
import { recognise } from "./me.svelte";
import { somebody } from "./somebody";

export type Values = Record<string, unknown>;

const known = new Map<Title, Promise<EditionInfo[]>>();

// The editions that come with a title, which never change while the page is open.
export function shippedEditions(title: Title): Promise<EditionInfo[]> {
    let asked = known.get(title);
    if (!asked) {
        asked = ask("GET", "/api/editions/{title}", { path: { title } });
        known.set(title, asked);
        asked.catch(() => known.delete(title));
    }
    return asked;
}

// The one that the others are compared with.
export const DEFAULT = "default";

export const defaultEdition = async (title: Title): Promise<EditionInfo> =>
    (await shippedEditions(title)).find(({ name }) => name === DEFAULT)!;

export const edition = (title: Title, edition_hash: string): Promise<EditionInfo> =>
    ask("GET", "/api/editions/{title}/{edition_hash}", { path: { title, edition_hash } });

const atTables = new Map<string, Promise<EditionInfo>>();

// The one that a table is played with, which never changes.
export function tableEdition(table_id: string): Promise<EditionInfo> {
    let asked = atTables.get(table_id);
    if (!asked) {
        asked = ask("GET", "/api/tables/{table_id}/edition", { path: { table_id } });
        atTables.set(table_id, asked);
        asked.catch(() => atTables.delete(table_id));
    }
    return asked;
}

export const editionFile = (title: Title, edition_hash: string): string =>
    linkTo("/api/editions/{title}/{edition_hash}/file", { title, edition_hash });

// The visitor's own ones, of one title or of all.
export async function ownEditions(title?: Title): Promise<KeptEdition[]> {
    if (!(await recognise())) return [];
    const kept = await ask("GET", "/api/me/editions");
    return title === undefined ? kept : kept.filter((one) => one.title === title);
}

export const checkEdition = (title: Title, values: Values): Promise<EditionChecked> =>
    ask("POST", "/api/editions/check", { body: { title, values } });

export const readEdition = (text: string): Promise<EditionChecked> =>
    ask("POST", "/api/editions/read", { body: { text } });

// Whoever keeps an edition is somebody, though perhaps without a name of their choice.
export async function keepEdition(
    title: Title,
    name: string,
    values: Values,
    replaces: string | null,
): Promise<KeptEdition> {
    await somebody();
    return ask("PUT", "/api/me/editions", { body: { title, name, values, replaces } });
}

export const forgetEdition = (edition_hash: string): Promise<null> =>
    ask("DELETE", "/api/me/editions/{edition_hash}", { path: { edition_hash } });
