// Sentences for people, from the same Fluent files as the server's; arguments are shown as in language.py,
// except that squares and roofs have the names of the browser's boards.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, kept } from "../kept";
import type { Effect, Points, Reason, Title } from "../protocol";
import { columnName, placeName, rowName } from "./place";

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/{analysis,arena,terminal}.ftl"], {
    query: "?raw",
    import: "default",
});
// A title has rules, and its sentences beside them.
const TITLES = Object.keys(FILES).flatMap((path) => /\/en\/(?!web-)([a-z-]+)-rules\.ftl$/.exec(path)?.[1] ?? []);
const ALWAYS = ["core", ...TITLES, "server", "web"];
// Players are named wherever a sentence mentions a seat, or an owner that is a seat.
const SEAT = "seat = { $called }\n";
const OWNER = /^owner =[^]*?\n {4}\}/m;
const METRO_SIZE = 8;
const HELSINKI_SIZE = 7;
const FIRST_PLACE = 33;
const SENATE_SIDES = ["north", "east", "south", "west"];
const CARD = /^(purple|green|red|blue|yellow)-([1-5])-([2-5])-([0-2])$/;

type Arguments = Record<string, unknown>;
// A code with its arguments, as the server sends effects and facts.
export interface Told {
    code: string;
    arguments: Arguments;
}
type Showing = (value: unknown) => string | number;

let code: LanguageCode = $state("en");
let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
// The wanted language and files, and those the bundle has.
let wantedCode: LanguageCode = "en";
const wantedFiles = new Set(ALWAYS);
const known = new Set<string>();

export const language = (): LanguageCode => code;

export function preferred(): LanguageCode {
    const wanted = [kept("language"), ...navigator.languages.map((name) => name.slice(0, 2))];
    return (
        LANGUAGES.find(
            (name) => name === wanted.find((one) => (LANGUAGES as readonly (string | null)[]).includes(one)),
        ) ?? "en"
    );
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

// Load the words of a part of the page (web-NAME.ftl), or the texts of the rules (NAME-rules.ftl), once they are needed.
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
    const fresh = new FluentBundle(wanted, { useIsolating: false });
    for (const text of texts) fresh.addResource(new FluentResource(text));
    const owner = OWNER.exec(texts.find((text) => OWNER.test(text))!)![0].replace(
        /\*\[other\] .*/,
        "*[other] { $called }",
    );
    fresh.addResource(new FluentResource(`${SEAT}${owner}\n`), { allowOverrides: true });
    for (const name of names) known.add(name);
    bundle = fresh;
    code = wanted;
    document.documentElement.lang = wanted;
}

async function source(wanted: LanguageCode, name: string): Promise<string> {
    const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${wanted}/${name}.ftl`));
    return found ? found[1]() : fetched(wanted, name);
}

// The sentences and rules of a title that this page was built without.
async function fetched(wanted: LanguageCode, name: string): Promise<string> {
    const answer = await fetch(`/api/words/${wanted}/${name}`);
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
    const shown: Record<string, FluentVariable> = { called: "" };
    for (const [name, value] of Object.entries(given)) shown[name] = show(name, value, names);
    const who = given.seat ?? given.owner;
    if (typeof who === "number") shown.called = called(who, names);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, shown, errors);
    for (const error of errors) console.error(id, error);
    return text;
}

function called(seat: number, names: string[]): string {
    if (seat < 0) return say("web-chance");
    return names[seat] ?? say("web-player", { number: seat + 1 });
}

// The viewer's name among the names of the players.
export const you = (): string => say("web-you");

function isOfYou({ code, arguments: { seat, owner } }: Told, names: string[]): boolean {
    const who = seat ?? owner;
    return typeof who === "number" && names[who] === you() && knows(`web-you-${code}`);
}

// The name of a title; its code until its sentences are there.
export const titleName = (title: Title): string => (knows(`title-${title}`) ? say(`title-${title}`) : title);

export const effect = (told: Effect, names: string[]): string =>
    say(isOfYou(told, names) ? `web-you-${told.code}` : `effect-${told.code}`, told.arguments, names);
// The reasons for a bot's move; learn("bots") first.
export const fact = (told: Told, names: string[]): string =>
    say(isOfYou(told, names) ? `web-you-${told.code}` : told.code, told.arguments, names);
export const entry = (points: Points, names: string[]): string => say(`entry-${points.code}`, points.arguments, names);
// Some refusals speak of typed moves; the browser has its own sentences for them.
export function refusal(reason: Reason, names: string[] = []): string {
    const known = [`web-refusal-${reason.code}`, `refusal-${reason.code}`].find(knows);
    return known ? say(known, reason.arguments, names) : say("web-failed");
}

// The texts of the rules, in order; learn(`${title}-rules`) first.
export const rule = (id: string): string => say(id.replaceAll(".", "-"));

export async function ruleIds(title: Title): Promise<string[]> {
    const text = await source(code, `${title}-rules`);
    return [...text.matchAll(/^([A-Z][A-Za-z0-9-]*) =/gm)].map((found) => found[1]!.replaceAll("-", "."));
}

function show(name: string, value: unknown, names: string[]): string | number {
    if (isReason(value)) return refusal(value, names);
    const showing = SHOWINGS[name] ?? plain;
    if (!Array.isArray(value)) return named(name, value, names) ?? showing(value);
    const between = showing === square || showing === roof ? " · " : ", ";
    // A share is itself a list.
    if (name === "card") return showing(value);
    return value.map((item) => named(name, item, names) ?? showing(item)).join(between);
}

function named(name: string, value: unknown, names: string[]): string | null {
    if (typeof value !== "number" || !["seat", "turn", "owner"].includes(name)) return null;
    // Sentences that mention a player by name or number do not address "you".
    return names.length && names[value] !== you() ? called(value, names) : null;
}

const isReason = (value: unknown): value is Reason =>
    typeof value === "object" && value !== null && "code" in value && "rule" in value && "arguments" in value;

const plain: Showing = (value) => (typeof value === "number" ? value : String(value));
const fromOne: Showing = (value) => (typeof value === "number" ? value + 1 : String(value));
const square: Showing = (value) => placeName(value, METRO_SIZE);
const roof: Showing = (value) => placeName(value, HELSINKI_SIZE);

function card(value: unknown): string | number {
    if (typeof value === "number") return value + 1;
    if (Array.isArray(value)) return say("share", { company: value[0], percent: value[1] });
    if (value === "wild") return say("wild-card");
    const found = CARD.exec(String(value));
    if (!found) return String(value);
    const [number, size, superstructures] = found.slice(2).map(Number);
    return say("pavilion-card", { colour: found[1], number, size, superstructures });
}

// A senate space has the name it has on the browser's senate board, once its words are loaded.
function senateSpace(value: unknown): string | number {
    if (typeof value !== "number" || !knows("web-senate-name")) return plain(value);
    return say("web-senate-name", { side: SENATE_SIDES[Math.floor(value / 2)], place: (value % 2) + 1 });
}

const SHOWINGS: Record<string, Showing> = {
    square,
    squares: square,
    heads: square,
    from: square,
    roof,
    roofs: roof,
    taken: roof,
    source: roof,
    target: roof,
    row: (row) => rowName(Number(row)),
    column: (column) => columnName(Number(column)),
    seat: fromOne,
    turn: fromOne,
    owner: fromOne,
    space: fromOne,
    card,
    board: fromOne,
    position: fromOne,
    stations: (station) => say("departure", { station }),
    places: (place) => say("departure", { station: FIRST_PLACE + Number(place) }),
    companies: (company) => say(`colour-${String(company)}`),
    modules: (module) => say(`module-${String(module)}`),
    city: (city) => say(`city-${String(city)}`),
    cards: (one) => (typeof one === "number" ? one : card(one)),
    senate: senateSpace,
    sides: (side) => say(`side-${String(side)}`),
    action: (action) =>
        knows(`action-${String(action)}`) ? `${String(action)} (${say(`action-${String(action)}`)})` : String(action),
};
