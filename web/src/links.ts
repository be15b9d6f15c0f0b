// The addresses of what the server hands out, as its document names them.

import type { paths } from "./protocol";

type Part = string | number;
// The names in braces of a path.
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

// A path with its parts in their places.
export const filled = (path: string, parts: Record<string, Part>): string =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));

export const linkTo = <Path extends keyof paths>(
    path: Path,
    ...[parts]: [NamesIn<Path>] extends [never] ? [] : [Record<NamesIn<Path>, Part>]
): string => filled(path, parts ?? {});
