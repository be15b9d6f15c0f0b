// How long ago or how soon something is, in words.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
];

export function relative(time: number, language: string, now = Date.now()): string {
    const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
    const fitting = UNITS.find(([, size]) => Math.abs(time - now) >= size);
    if (!fitting) return format.format(0, "second");
    const [unit, size] = fitting;
    return format.format(Math.trunc((time - now) / size), unit);
}
