// Every sentence of the page agrees with whatever is filled in: "you" and all kinds of names, numbers, and every form.
// The table is shared with tests/test_agreement.py, which does the same for the terminal and the commands.

import { FluentResource, type Message } from "@fluent/bundle";
import { beforeAll, describe, expect, test, vi } from "vitest";
import table from "../../../tests/agreement.json";
import { effect, entry, fact, knows, LANGUAGES, learn, refusal, say, speak, you } from "./speech.svelte";

type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Values = Map<string, unknown[]>;
type Messages = Map<string, Pattern>;
type Code = (typeof LANGUAGES)[number];

const SOURCES = import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/{analysis,arena,operations,terminal}.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
});
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];
const words = (lines: string[]): string[] => lines.join(" ").split(" ");
const KINDS = Object.fromEntries(
    (["names", "players", "numbers", "texts"] as const).flatMap((kind) =>
        words(table.arguments[kind]).map((name) => [name, kind]),
    ),
);
const OWN: Record<string, unknown[]> = table.arguments.values;

// The viewer sits last; a seat inside a sentence can also be chance.
const players = (): string[] => [...table.names, you()];
const VIEWER = table.names.length;
const SEATS = [...table.names.keys(), VIEWER];
const FUNCTIONS: Record<string, unknown[]> = {
    ...table.functions,
    SEAT: [-1, ...SEATS],
    PLAYER: [-1, ...SEATS],
    OWNER: [...SEATS, "red"],
};

// What is tried for an argument, whatever a sentence does with it.
function valuesOf(argument: string): unknown[] {
    const kind = KINDS[argument];
    if (OWN[argument]) return OWN[argument];
    if (!kind) throw new Error(`tests/agreement.json has no values for $${argument}`);
    return { names: table.names, players: players(), numbers: table.numbers, texts: ["…"] }[kind];
}

function add(collected: Values, argument: string, values: unknown[]): void {
    collected.set(argument, [...new Set([...(collected.get(argument) ?? []), ...values])]);
}

// The arguments of a sentence, with all the values that are tried for each.
function collect(collected: Values, pattern: Pattern, messages: Messages): Values {
    for (const part of typeof pattern === "string" ? [] : pattern)
        if (typeof part !== "string") collectFrom(collected, part, messages);
    return collected;
}

function collectFrom(collected: Values, part: Expression, messages: Messages): void {
    if (part.type === "var") add(collected, part.name, valuesOf(part.name));
    if (part.type === "mesg") collect(collected, messages.get(part.name)!, messages);
    if (part.type === "func")
        for (const one of part.args) if (one.type === "var") add(collected, one.name, FUNCTIONS[part.name]!);
    if (part.type !== "select") return;
    collectFrom(collected, part.selector, messages);
    for (const { key, value } of part.variants) {
        collect(collected, value, messages);
        if (part.selector.type !== "var") continue;
        const { name } = part.selector;
        const isNumber = typeof valuesOf(name)[0] === "number";
        if (key.type === "num" || !isNumber || !CATEGORIES.includes(key.value)) add(collected, name, [key.value]);
    }
}

function combined(collected: Values): Record<string, unknown>[] {
    let all: Record<string, unknown>[] = [{}];
    for (const [name, values] of collected)
        all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
    return all;
}

// As the page says it: what the viewer does has words of its own, and so have some refusals.
function rendered(id: string, given: Record<string, unknown>): string {
    const [kind, ...rest] = id.split("-");
    const coded = { code: rest.join("-"), rule: "", arguments: given };
    if (kind === "effect") return effect(coded as never, players());
    if (kind === "entry") return entry(coded, players());
    if (kind === "refusal") return refusal(coded as never, players());
    if (kind === "bot") return fact({ ...coded, code: id }, players());
    return say(id, given, players());
}

const LETTER = "[A-Za-zÀ-ÖØ-öø-ÿŒœ]";
const compiled = (pattern: string): RegExp =>
    new RegExp(
        pattern
            .replaceAll("{letter}", LETTER)
            .replaceAll("{start}", `(?<!${LETTER})`)
            .replaceAll("{end}", `(?!${LETTER})`)
            .replaceAll("{name}", `(?<!${LETTER})(?:${table.names.join("|")})`),
    );
const COUNTED = new RegExp(`(?<![\\d.,:])(?<!${LETTER})(${table.numbers.join("|")})[ \u00a0]((?:${LETTER}|-)+)`, "g");

// What finds the nouns that do not have the form which the number before them needs.
function finderOfNumbers(code: Code): (text: string) => string[] {
    const forms = table.nouns[code].map((noun) => noun.split(" "));
    const singular = new Set(forms.map(([one]) => one!));
    const plural = new Set(forms.flatMap(([, ...several]) => several));
    const rules = new Intl.PluralRules(code);
    const isWrong = (number: number, noun: string): boolean => {
        const [right, wrong] = rules.select(number) === "one" ? [singular, plural] : [plural, singular];
        return wrong.has(noun) && !right.has(noun);
    };
    return (text) =>
        [...text.matchAll(COUNTED)].filter(([, number, noun]) => isWrong(Number(number), noun!)).map(([word]) => word);
}

// No verb, no preposition and no possessive goes with the "you" that stands where others have a name: it only labels, as
// in "You: 3 points", "Start player: You" or "Shared win: Anna and You".
const AND: Record<Code, string> = { en: "and", de: "und", fr: "et", nl: "en" };
function isLabel(code: Code, text: string): boolean {
    const alone = `(?<=^|[:·,.(]\\s?| ${AND[code]} )${you()}(?=$|\\s?[:·,.)]| ${AND[code]} )`;
    return !new RegExp(`(?<!${LETTER})${you()}(?!${LETTER})`).test(text.replaceAll(new RegExp(alone, "g"), ""));
}

describe.each(LANGUAGES)("in %s", (code) => {
    const patterns = [...table.patterns.every, ...table.patterns[code]];
    const forbidden = patterns.map(({ never }) => compiled(never));
    const messages: Messages = new Map();
    const sentences: [string, string][] = [];
    const wrongNumbers = finderOfNumbers(code);

    beforeAll(async () => {
        const complain = vi.spyOn(console, "error");
        await speak(code);
        for (const [path, source] of Object.entries(SOURCES)) {
            const [file, folder] = path.split("/").reverse();
            if (folder !== code) continue;
            await learn(file!.replace(".ftl", ""));
            for (const { id, value } of new FluentResource(source).body) if (value) messages.set(id, value);
        }
        for (const [id, pattern] of messages)
            for (const given of combined(collect(new Map(), pattern, messages)))
                sentences.push([id, rendered(id, given)]);
        expect(complain).not.toHaveBeenCalled();
    });

    test("every sentence agrees with whatever is filled in", () => {
        const wrong = new Map<string, string>();
        for (const [id, text] of sentences) {
            const mistakes = [...forbidden.flatMap((never) => never.exec(text)?.[0] ?? []), ...wrongNumbers(text)];
            if (mistakes.length) wrong.set(id, `${mistakes.join(", ")}: ${text}`);
        }
        expect(sentences.length).toBeGreaterThan(20_000);
        expect(Object.fromEntries(wrong)).toEqual({});
    });

    test("“you” stands alone wherever a sentence has it for a name", () => {
        const filledIn = sentences.filter(([id, text]) => {
            const isOwn = knows(`web-you-${id.replace(/^effect-/, "")}`);
            return text.includes(you()) && !isOwn && !JSON.stringify(messages.get(id)).includes(you());
        });
        expect(new Set(filledIn.map(([id]) => id)).size).toBeGreaterThan(10);
        expect(filledIn.filter(([, text]) => !isLabel(code, text))).toEqual([]);
    });

    test("“you” with a verb, a preposition or another case would be noticed", () => {
        const name = you();
        for (const fine of [`${name}: 3`, `x (${name}).`, `x: Anna ${AND[code]} ${name}`, `x: ${name}, Anna`])
            expect(isLabel(code, fine)).toBe(true);
        for (const wrong of [
            `x: ${name} y`,
            `x ${name}`,
            `${name} y`,
            `x: y ${name}.`,
            `${name} ${AND[code]} Anna y ${name}`,
        ])
            expect(isLabel(code, wrong)).toBe(false);
    });

    test.each(patterns)("“$caught” is caught", ({ never, caught, fine }) => {
        expect(compiled(never).test(caught)).toBe(true);
        expect(compiled(never).test(fine)).toBe(false);
    });

    test("a noun in the wrong form is caught", () => {
        const [[one, many]] = table.nouns[code].map((noun) => noun.split(" ")) as [[string, string]];
        expect(wrongNumbers(`1 ${one}, 2 ${many}, 21\u00a0${many}, 2,1 ${many}`)).toEqual([]);
        expect(wrongNumbers(`1 ${many}, 2 ${one}`)).toEqual([`1 ${many}`, `2 ${one}`]);
    });
});

test("an argument without values is refused", () => {
    expect(() => valuesOf("nothing")).toThrow("tests/agreement.json has no values for $nothing");
});
