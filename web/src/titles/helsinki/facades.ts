// The four buildings around the square as elevations of 700 × 80, the ground at y = 80; roofs point outward.

import type { Side } from "./pieces";

export interface FacadePart {
    look: "wall" | "copper" | "granite" | "slate" | "sand" | "yolk" | "glass" | "line";
    path: string;
    // Of a line that is drawn.
    width?: number;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const part = (look: FacadePart["look"], path: string): FacadePart => ({ look, path });
const line = (path: string, width: number): FacadePart => ({ look: "line", path, width });

interface Row {
    from: number;
    to: number;
    count: number;
    top: number;
    width: number;
    height: number;
}

const windowsAt = ({ from, to, count, width }: Row): number[] =>
    range(count).map((index) => from + ((to - from) * (index + 0.5)) / count - width / 2);

const windows = (row: Row): string =>
    windowsAt(row)
        .map((x) => `M${x} ${row.top}h${row.width}v${row.height}h${-row.width}Z`)
        .join("");

function arches(row: Row): string {
    const { top, width, height } = row;
    const round = width / 2;
    const arch = (x: number): string =>
        `M${x} ${top + height}V${top + round}a${round} ${round} 0 0 1 ${width} 0V${top + height}Z`;
    return windowsAt(row).map(arch).join("");
}

const columns = (from: number, to: number, count: number, top: number, bottom: number): string =>
    range(count)
        .map((index) => `M${from + ((to - from) * index) / (count - 1)} ${top}V${bottom}`)
        .join("");

const wings = (west: [number, number], east: [number, number], row: Omit<Row, "from" | "to">): Row[] =>
    [west, east].map(([from, to]) => ({ from, to, ...row }));

const smallDome = (x: number): FacadePart[] => [
    part("wall", `M${x} 42V26H${x + 30}V42Z`),
    part("copper", `M${x - 3} 26Q${x + 15} 2 ${x + 33} 26Z`),
];

const CATHEDRAL: FacadePart[] = [
    part("wall", "M40 44H660V80H40Z"),
    part("copper", "M40 44 52 32H648L660 44Z"),
    part("glass", wings([54, 286], [414, 646], { count: 11, top: 54, width: 9, height: 17 }).map(windows).join("")),
    part("wall", "M250 42H450V80H250Z"),
    ...smallDome(268),
    ...smallDome(402),
    part("wall", "M312 42V14H388V42Z"),
    part("glass", arches({ from: 316, to: 384, count: 5, top: 20, width: 6, height: 16 })),
    part("copper", "M304 14Q308-26 350-28 392-26 396 14Z"),
    line("M350-28V14M328-20Q318-6 318 14M372-20Q382-6 382 14", 2),
    line("M350-28V-44M344-38H356", 4),
    part("wall", "M292 44 350 26 408 44Z"),
    part("wall", "M296 44H404V80H296Z"),
    line(columns(306, 394, 6, 47, 76), 6),
    part("granite", "M280 74H420V80H280Z"),
];

const PALACE: FacadePart[] = [
    part("wall", "M30 30H670V80H30Z"),
    part("slate", "M30 30 40 20H660L670 30Z"),
    part("glass", wings([44, 276], [424, 656], { count: 10, top: 37, width: 9, height: 13 }).map(windows).join("")),
    part("glass", wings([44, 276], [424, 656], { count: 10, top: 60, width: 9, height: 15 }).map(arches).join("")),
    line("M30 55H670", 2),
    part("wall", "M326 22V6H374V22Z"),
    part("copper", "M320 6Q324-18 350-20 376-18 380 6Z"),
    line("M350-20V-32", 4),
    part("wall", "M276 30H424V80H276Z"),
    part("wall", "M270 30 350 4 430 30Z"),
    part("granite", "M343 20a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z"),
    line(columns(290, 410, 7, 34, 76), 6),
];

const dormer = (x: number): FacadePart[] => [
    part("sand", `M${x - 14} 36V24L${x} 14 ${x + 14} 24V36Z`),
    part("glass", `M${x - 6} 34V26h12v8Z`),
];

const HOUSE: FacadePart[] = [
    part("sand", "M60 40H640V80H60Z"),
    part("slate", "M60 40 100 12H600L640 40Z"),
    ...[160, 255, 350, 445, 540].flatMap(dormer),
    part("glass", wings([76, 316], [384, 624], { count: 8, top: 50, width: 12, height: 20 }).map(windows).join("")),
    part("copper", "M332 80V54Q350 44 368 54V80Z"),
    line("M60 46H640", 2),
    line("M140 12V0h18V12M540 12V0h18V12", 3),
];

const UNIVERSITY: FacadePart[] = [
    part("yolk", "M30 32H670V80H30Z"),
    part("copper", "M30 32 42 20H658L670 32Z"),
    part("glass", wings([44, 266], [434, 656], { count: 9, top: 38, width: 10, height: 13 }).map(windows).join("")),
    part("glass", wings([44, 266], [434, 656], { count: 9, top: 60, width: 10, height: 15 }).map(windows).join("")),
    line("M30 56H670", 2),
    part("wall", "M262 30H438V80H262Z"),
    part("yolk", "M254 30 350 2 446 30Z"),
    line(columns(280, 420, 6, 34, 76), 7),
    line("M318 24H382", 2),
];

export const FACADES: Record<Side, FacadePart[]> = { north: CATHEDRAL, east: PALACE, south: HOUSE, west: UNIVERSITY };
