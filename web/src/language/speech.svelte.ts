// Sentences for people, from the same Fluent files as the server's. Their functions, such as SEAT() and SQUARE(), say
// how an argument is shown (naming.ts).

import {
    FluentBundle,
    type FluentFunction,
    FluentNumber,
    FluentResource,
    FluentType,
    type FluentValue,
    type FluentVariable,
} from "@fluent/bundle";
import { keep, kept } from "../kept";
import { linkTo } from "../links";
import type { Effect, Reason, Title } from "../protocol";
import { fromOne, type Name, type Naming, plain } from "./naming";

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

// The files of each language: only those of the wanted one are listed and loaded.
type Files = Record<string, () => Promise<string>>;
const FILES = import.meta.glob<Files>("./files/*.ts", { import: "default" });
const NAMINGS = Object.values(import.meta.glob<Naming>("../titles/*/naming.ts", { import: "naming", eager: true }));
const ALWAYS = ["core", "server", "web"];
type Arguments = Record<string, unknown>;
// A code with its arguments, as the server sends effects, facts and points.
export interface Coded {
    code: string;
    arguments: Arguments;
}

// Several things in one argument: a function names each of them.
class Several extends FluentType<unknown[]> {
    override toString(): string {
        return this.value.map(plain).join(", ");
    }
}

let code: LanguageCode = $state("en");
let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
// Grows with every language and every file: a sentence may name things otherwise than before.
let version = $state(0);
// The wanted language and files, and those the bundle has.
let wantedCode: LanguageCode = "en";
const wantedFiles = new Set(ALWAYS);
const known = new Set<string>();

// The players by seat, of the sentence that is being formed.
let players: string[] = [];

export const language = (): LanguageCode => code;
export const vocabulary = (): number => version;

const isLanguage = (name: string | null): name is LanguageCode => LANGUAGES.some((one) => one === name);

export function preferred(): LanguageCode {
    const wanted = [kept("language"), ...navigator.languages.map((name) => name.slice(0, 2))];
    return wanted.find(isLanguage) ?? "en";
}

// The files loaded so far are loaded in the new language.
export async function speak(wanted: LanguageCode): Promise<void> {
    wantedCode = wanted;
    keep("language", wanted);
    try {
        await catchUp();
    } catch (error) {
        if (wantedCode === wanted) wantedCode = code;
        throw error;
    }
}

// Load the words of a part of the page (web-NAME.ftl) or a title (NAME.ftl), or its rules (NAME-rules.ftl), once needed.
export async function learn(name: string): Promise<void> {
    if (code === wantedCode && known.has(name)) return;
    wantedFiles.add(name);
    try {
        await catchUp();
    } catch (error) {
        if (!known.has(name)) wantedFiles.delete(name);
        throw error;
    }
}

// Load what is wanted; if something else is wanted by the time the files arrive, load that instead.
async function catchUp(): Promise<void> {
    for (;;) {
        const [wanted, names] = [wantedCode, [...wantedFiles]];
        const texts = await Promise.all(names.map((name) => source(wanted, name)));
        if (wanted !== wantedCode || names.length !== wantedFiles.size) continue;
        if (wanted !== code || names.some((name) => !known.has(name))) adopt(wanted, names, texts);
        return;
    }
}

function adopt(wanted: LanguageCode, names: string[], texts: string[]): void {
    const fresh = new FluentBundle(wanted, { functions: FUNCTIONS, useIsolating: false });
    for (const text of texts) fresh.addResource(new FluentResource(text));
    for (const name of names) known.add(name);
    bundle = fresh;
    version += 1;
    code = wanted;
    document.documentElement.lang = wanted;
}

async function source(wanted: LanguageCode, name: string): Promise<string> {
    const files = await FILES[`./files/${wanted}.ts`]!();
    const file = Object.entries(files).find(([path]) => path.endsWith(`/${name}.ftl`));
    return file ? file[1]() : fetched(wanted, name);
}

// The sentences and rules of a title that this page was built without.
async function fetched(wanted: LanguageCode, name: string): Promise<string> {
    const answer = await fetch(linkTo("/api/words/{language}/{name}", { language: wanted, name }));
    if (!answer.ok) throw new Error(`no file ${name}.ftl of ${wanted}`);
    return answer.text();
}

export function knows(id: string): boolean {
    return bundle.hasMessage(id);
}

// Return a message with its arguments filled in; `names` are the players by seat.
export function say(id: string, given: Arguments = {}, names: string[] = []): string {
    const message = bundle.getMessage(id);
    if (!message?.value) {
        console.error(`no message ${id} in ${code}`);
        return id;
    }
    // A sentence with $name speaks of someone else; one that can also have "You" in that place says $who.
    if (given.name !== undefined && given.name === you()) console.error(`${id} speaks of the viewer by name`);
    const shown: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) shown[name] = show(value, names);
    const errors: Error[] = [];
    // A name can itself be a sentence.
    const outer = players;
    players = names;
    const text = bundle.formatPattern(message.value, shown, errors);
    players = outer;
    for (const error of errors) console.error(id, error);
    return text;
}

function called(seat: number, names: string[]): string {
    if (seat < 0) return say("web-chance");
    return names[seat] ?? say("web-player", { number: seat + 1 });
}

// The viewer's name among the names of the players.
export const you = (): string => say("web-you");

function isOfYou({ code, arguments: { seat, owner } }: Coded, names: string[]): boolean {
    const player = seat ?? owner;
    return typeof player === "number" && names[player] === you() && knows(`web-you-${code}`);
}

// The name of a title; its code until its sentences are there.
export const titleName = (title: Title): string => (knows(`title-${title}`) ? say(`title-${title}`) : title);

export const effect = (coded: Effect, names: string[]): string =>
    say(isOfYou(coded, names) ? `web-you-${coded.code}` : `effect-${coded.code}`, coded.arguments, names);
// The reasons for a bot's move; learn("bots") first.
export const fact = (coded: Coded, names: string[]): string =>
    say(isOfYou(coded, names) ? `web-you-${coded.code}` : coded.code, coded.arguments, names);
export const entry = (points: Coded, names: string[]): string => say(`entry-${points.code}`, points.arguments, names);
// Some refusals speak of typed moves; the browser has its own sentences for them.
export function refusal(reason: Coded, names: string[] = []): string {
    const known = [`web-refusal-${reason.code}`, `refusal-${reason.code}`].find(knows);
    return known ? say(known, reason.arguments, names) : say("web-failed");
}

// The text of a rule; learn(`${title}-rules`) first. Some rules have another one for the page, which names squares otherwise.
export function rule(id: string): string {
    const name = id.replaceAll(".", "-");
    const own = bundle.getMessage(name)?.attributes.page;
    return own ? bundle.formatPattern(own) : say(name);
}

export async function ruleIds(title: Title): Promise<string[]> {
    const { body } = new FluentResource(await source(code, `${title}-rules`));
    return body.map(({ id }) => id.replaceAll("-", "."));
}

function show(value: unknown, names: string[]): FluentVariable {
    if (isReason(value)) return refusal(value, names);
    return Array.isArray(value) ? new Several(value) : plain(value);
}

const isReason = (value: unknown): value is Reason =>
    typeof value === "object" && value !== null && "code" in value && "rule" in value && "arguments" in value;

// Inside a sentence, which does not address "you".
const seat = (value: unknown): Name | null => {
    const isNamed = typeof value === "number" && players.length > 0 && players[value] !== you();
    return isNamed ? called(value, players) : fromOne(value, SPEAKER);
};
// At the beginning of a sentence; a company can be an owner, too.
const player = (value: unknown): Name | null => (typeof value === "number" ? called(value, players) : null);

const SPEAKER = { say, knows, listed: (names: Name[]): string => listed(names) };
const COMMON: Naming = {
    names: {
        SEAT: seat,
        PLAYER: player,
        OWNER: player,
        FROM_ONE: fromOne,
        MODULE: (module) => say(`module-${String(module)}`),
    },
};

// What a function of the sentences calls a thing: the name that the first title with one has.
export function nameOf(name: string, value: unknown): Name {
    for (const { names } of [COMMON, ...NAMINGS]) {
        const named = names[name]?.(value, SPEAKER);
        if (named !== null && named !== undefined) return named;
    }
    return plain(value);
}

// Several names as people list them: commas, and a word before the last.
export const listed = (names: Name[]): string =>
    names.length < 2 ? names.join("") : say("list-end", { others: names.slice(0, -1).join(", "), last: names.at(-1) });

function functionOf(name: string): FluentFunction {
    const between = NAMINGS.find((one) => one.between?.[name])?.between?.[name];
    return ([value]): FluentValue => {
        if (value instanceof Several) {
            const names = value.value.map((item) => nameOf(name, item));
            return between ? names.join(between) : listed(names);
        }
        const named = nameOf(name, value instanceof FluentType ? value.valueOf() : value);
        return typeof named === "number" ? new FluentNumber(named) : named;
    };
}

export const FUNCTIONS: Record<string, FluentFunction> = Object.fromEntries(
    [COMMON, ...NAMINGS].flatMap(({ names }) => Object.keys(names)).map((name) => [name, functionOf(name)]),
);
