// The places of values: `part.cards[2][1]` is inside of the value `part.cards`, which belongs to the part `part`.

import type { Reason } from "../protocol";
import type { Path } from "./schema";
import type { Fault } from "./sheet";

const INSIDE = /\[([^\]]*)\]/g;

export const partNamed = (place: string): string => place.split(".")[0]!;

export function readPlace(written: string): { place: string; path: Path } {
    const at = written.indexOf("[");
    const place = at < 0 ? written : written.slice(0, at);
    const keys = at < 0 ? [] : [...written.slice(at).matchAll(INSIDE)].map(([, key]) => key!);
    return { place, path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

export function faultOf(reason: Reason): Fault {
    const values: Record<string, unknown> = { ...reason.arguments };
    return { ...readPlace(String(values.place ?? "")), code: reason.code, arguments: values };
}
