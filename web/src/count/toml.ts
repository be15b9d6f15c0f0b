// A sheet as the TOML file that `cityboard score` reads: an empty text stands for nothing there.

import type { Title } from "../protocol";
import { type CellContent, chosenIn, type PartValue, type Written } from "./sheet";

// The strings of JSON are those of TOML, too.
const oneLine = (cell: CellContent): string => JSON.stringify(cell ?? "");

function text(value: PartValue): string {
    if (typeof value === "string" && value.includes("\n")) return `'''\n${value.trim()}\n'''`;
    if (!Array.isArray(value)) return oneLine(value);
    const lines = value.map((line) => (Array.isArray(line) ? `[${line.map(oneLine).join(", ")}]` : text(line)));
    return lines.some((line) => line.length > 20)
        ? `[\n${lines.map((line) => `    ${line},\n`).join("")}]`
        : `[${lines.join(", ")}]`;
}

export function tomlOf(title: Title, { players, options, edition, values }: Written): string {
    const lines = [`title = ${JSON.stringify(title)}`, `players = ${players}`];
    if (edition !== "default") lines.push(`edition = ${JSON.stringify(edition)}`);
    for (const [name, value] of chosenIn(options)) lines.push(`${name} = ${JSON.stringify(value)}`);
    const entered = Object.keys(values).filter((name) => values[name] !== null);
    for (const table of new Set(entered.map((name) => name.split(".")[0]!))) {
        lines.push("", `[${table}]`);
        for (const name of entered)
            if (name.startsWith(`${table}.`)) lines.push(`${name.slice(table.length + 1)} = ${text(values[name]!)}`);
    }
    return `${lines.join("\n")}\n`;
}
