// A box that somebody corrects: its values, what is wrong with them, and every step back.

import { explain } from "../server/explain";
import { checkEdition, keepEdition } from "../server/editions";
import { Refusal } from "../server/http";
import { keep, kept } from "../kept";
import type { EditionEntry, EditionInfo, KeptEdition, Title } from "../protocol";
import { faultOf } from "./place";
import { isJson, isSame, isSchema, type Json, type Schema } from "./schema";
import type { Fault, Sheet, Source } from "./sheet";

type Numbers = Readonly<Record<string, Json>>;

// What has not been saved yet, kept for the next visit.
interface Draft {
    name: string;
    values: Numbers;
}

// Until nothing has been changed for so long, the server is not asked.
const PAUSE = 250;
const BUSY_PAUSE = 3000;

const valuesOf = (entries: readonly EditionEntry[]): Numbers =>
    Object.fromEntries(entries.map(({ place, value }) => [place, checked(place, value, isJson)]));
const schemasOf = (entries: readonly EditionEntry[]): Record<string, Schema> =>
    Object.fromEntries(entries.map(({ place, schema }) => [place, checked(place, schema, isSchema)]));

function checked<Given, Kind extends Given>(
    place: string,
    given: Given,
    isRight: (given: Given) => given is Kind,
): Kind {
    if (isRight(given)) return given;
    throw new TypeError(`${place} cannot be shown: ${JSON.stringify(given)}`);
}

export class Box implements Sheet {
    readonly isFixed = false;
    readonly title: Title;
    readonly entries: readonly EditionEntry[];
    name: string = $state("");
    values: Numbers = $state.raw({});
    faults: readonly Fault[] = $state.raw([]);
    // The hash of the values, once they are known to be right.
    hash: string | null = $state(null);
    // Why the values could not be checked.
    problem = $state("");
    // The edition of one's own that this is, if it is one, as it was saved last.
    own: KeptEdition | null = $state.raw(null);

    readonly #usual: Numbers;
    // The edition that was opened, or saved last: what is not saved yet is kept under its hash.
    #from: string;
    // What there was at the beginning, or what was saved last.
    #saved: { name: string; values: Numbers } = $state.raw({ name: "", values: {} });
    #past: Numbers[] = $state.raw([]);
    #future: Numbers[] = $state.raw([]);
    #schemas: Record<string, Schema> = $state.raw({});
    #timer: ReturnType<typeof setTimeout> | undefined;
    #checks = 0;

    // `usual` is what it is compared with, `given` is where it begins.
    constructor(usual: EditionInfo, given: EditionInfo, name: string, own: KeptEdition | null) {
        this.title = usual.title;
        this.entries = usual.entries;
        this.#usual = valuesOf(usual.entries);
        this.#from = given.hash;
        this.#describe(usual);
        this.#describe(given);
        this.values = { ...this.#usual, ...valuesOf(given.entries) };
        this.name = name;
        this.own = own;
        this.hash = given.hash;
        this.#saved = { name, values: this.values };
        const draft = this.#draft();
        if (!draft) return;
        this.#past = [this.values];
        this.values = draft.values;
        this.name = draft.name;
        this.#check();
    }

    value = (place: string): Json => this.values[place]!;
    usual = (place: string): Json | undefined => this.#usual[place];
    schema = (place: string): Schema => this.#schemas[place]!;

    sourceOf = (place: string): Source =>
        isSame(this.values[place], this.#usual[place])
            ? this.entries.find((entry) => entry.place === place)!.source
            : "owner";

    get changed(): string[] {
        return Object.keys(this.values).filter((place) => !isSame(this.values[place], this.#usual[place]));
    }

    get isSaved(): boolean {
        return this.name === this.#saved.name && isSame(this.values, this.#saved.values);
    }

    get canUndo(): boolean {
        return this.#past.length > 0;
    }

    get canRedo(): boolean {
        return this.#future.length > 0;
    }

    change = (place: string, value: Json): void => {
        if (isSame(this.values[place], value)) return;
        this.#past = [...this.#past, this.values];
        this.#future = [];
        this.#put({ ...this.values, [place]: value });
    };

    undo(): void {
        const before = this.#past.at(-1);
        if (!before) return;
        this.#past = this.#past.slice(0, -1);
        this.#future = [...this.#future, this.values];
        this.#put(before);
    }

    redo(): void {
        const after = this.#future.at(-1);
        if (!after) return;
        this.#future = this.#future.slice(0, -1);
        this.#past = [...this.#past, this.values];
        this.#put(after);
    }

    // Take over the values of another edition, such as one from a file; one step back leads to those before.
    take({ entries, name }: EditionInfo): void {
        this.name = name;
        this.#past = [...this.#past, this.values];
        this.#future = [];
        this.#put({ ...this.#usual, ...valuesOf(entries) });
    }

    rename(name: string): void {
        this.name = name;
        this.#remember();
    }

    // Keep it under one's own: in place of the one that was opened, or beside it.
    async save(isAnother = false): Promise<KeptEdition> {
        const { values } = this;
        const name = this.name.trim();
        this.own = await keepEdition(this.title, name, values, isAnother ? null : (this.own?.hash ?? null));
        this.name = this.own.name;
        this.#forgetDraft();
        this.#from = this.own.hash;
        this.#saved = { name: this.own.name, values };
        return this.own;
    }

    // Give up what has not been saved.
    discard(): void {
        this.name = this.#saved.name;
        this.#put(this.#saved.values);
        this.#past = this.#future = [];
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#checks += 1;
    }

    #put(values: Numbers): void {
        this.values = values;
        this.#remember();
        this.#check();
    }

    #check(): void {
        this.hash = null;
        this.#later(PAUSE);
    }

    #later(pause: number): void {
        this.stop();
        const number = this.#checks;
        this.#timer = setTimeout(() => void this.#ask(number), pause);
    }

    async #ask(number: number): Promise<void> {
        try {
            const { reasons, edition } = await checkEdition(this.title, this.values);
            if (number !== this.#checks) return;
            this.problem = "";
            this.faults = reasons.map(faultOf);
            this.hash = reasons.length ? null : (edition?.hash ?? null);
            if (edition) this.#describe(edition);
        } catch (error) {
            if (number !== this.#checks) return;
            this.problem = explain(error);
            const isBusy = !(error instanceof Refusal) || error.reason.code === "too-many";
            if (isBusy) this.#later(BUSY_PAUSE);
        }
    }

    #describe({ entries }: EditionInfo): void {
        this.#schemas = { ...this.#schemas, ...schemasOf(entries) };
    }

    get #key(): string {
        return `box ${this.title} ${this.#from}`;
    }

    #remember(): void {
        if (this.isSaved) return this.#forgetDraft();
        const draft: Draft = { name: this.name, values: this.values };
        keep(this.#key, JSON.stringify(draft));
    }

    #forgetDraft(): void {
        keep(this.#key, "");
    }

    // Another version of the page may have stored another form of it, or other values.
    #draft(): Draft | null {
        try {
            const draft: Draft | null = JSON.parse(kept(this.#key) || "null");
            const has = Object.keys(draft?.values ?? {}).sort();
            return draft && isSame(has, Object.keys(this.values).sort()) ? draft : null;
        } catch {
            return null;
        }
    }
}

// Values that are only to be looked at, beside those they are compared with.
export function fixedSheet(edition: EditionInfo | Box, compared: EditionInfo | Box): Sheet {
    const [values, usual] = [edition, compared].map((one) => ("values" in one ? one.values : valuesOf(one.entries)));
    const schemas = schemasOf(edition.entries);
    return {
        isFixed: true,
        faults: [],
        value: (place) => (values![place] ?? usual![place])!,
        usual: (place) => usual![place],
        schema: (place) => schemas[place]!,
        change: () => {},
    };
}
