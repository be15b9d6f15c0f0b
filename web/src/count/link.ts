// A sheet in the address of the page, behind the #: browsers do not send that part, so the server never sees it.

import { readSheet, type Written } from "./sheet";

const MARK = "#sheet=";

const toBase64 = (text: string): string =>
    btoa(String.fromCharCode(...new TextEncoder().encode(text)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "");

const fromBase64 = (text: string): string =>
    new TextDecoder().decode(
        Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.codePointAt(0)!),
    );

export const hashOf = (sheet: Written): string => MARK + toBase64(JSON.stringify(sheet));

// The sheet of an address; null if it has none, or one that cannot be read.
export function sheetIn(hash: string): Written | null {
    if (!hash.startsWith(MARK)) return null;
    try {
        return readSheet(JSON.parse(fromBase64(hash.slice(MARK.length))));
    } catch {
        return null;
    }
}
