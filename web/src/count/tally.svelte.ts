// A real table that somebody counts: its sheet, every step back, and what the server has counted.

import { refusal, say } from "../language/speech.svelte";
import { keep, kept } from "../kept";
import type { CountedSheet, Reason, Title } from "../protocol";
import { ask, Refusal } from "../server/http";
import { recognise } from "../server/me.svelte";
import {
    cellsOf,
    emptySheet,
    fitted,
    gameOf,
    type CountPart,
    readSheet,
    requestOf,
    type PartValue,
    type PartValues,
    valueOf,
    type Written,
    type CellContent,
} from "./sheet";

// Until nothing has been changed for so long, the server is not asked.
const PAUSE = 200;
const BUSY_PAUSE = 3000;

// What is kept for the next visit: the sheet, and what was counted last, so that its form is there without a server.
interface Draft {
    sheet: unknown;
    answer: CountedSheet | null;
    // The game that the answer is about.
    game: string;
}

export class Tally {
    readonly title: Title;
    sheet: Written = $state.raw(emptySheet(2));
    // What was counted last, of this game; the sheet may have changed since.
    answer: CountedSheet | null = $state.raw(null);
    // Whether the answer is about the sheet as it is.
    isCounted = $state(false);
    // Why it was not counted: what the server does not allow, or that it cannot be reached.
    reason: Reason | null = $state.raw(null);
    isAway = $state(false);
    isBusy = $state(false);
    #past: Written[] = $state.raw([]);
    #future: Written[] = $state.raw([]);
    readonly #parts = new Map<string, readonly CountPart[]>();
    #timer: ReturnType<typeof setTimeout> | undefined;
    #game = "";
    #isAsking = false;
    #isOver = false;

    // A shared sheet takes the place of one's own, to which one step back leads.
    constructor(title: Title, shared: Written | null) {
        this.title = title;
        const draft = this.#draft();
        const own = readSheet(draft?.sheet) ?? emptySheet(2);
        this.sheet = own;
        if (draft?.answer && draft.game === gameOf(own)) {
            this.answer = draft.answer;
            this.#game = draft.game;
            this.#parts.set(draft.game, draft.answer.parts);
        }
        if (shared) this.put(shared);
        this.#count(0);
    }

    get parts(): readonly CountPart[] {
        return this.answer?.parts ?? [];
    }

    get faults(): CountedSheet["faults"] {
        return this.answer?.faults ?? [];
    }

    get names(): string[] {
        return Array.from({ length: this.sheet.players }, (_, seat) => say("web-player", { number: seat + 1 }));
    }

    get isEmpty(): boolean {
        return Object.values(this.sheet.values).every((value) => value === null);
    }

    get canUndo(): boolean {
        return this.#past.length > 0;
    }

    get canRedo(): boolean {
        return this.#future.length > 0;
    }

    part = <Type extends CountPart["type"]>(name: string, type: Type): Extract<CountPart, { type: Type }> | null =>
        this.parts.find(
            (part): part is Extract<CountPart, { type: Type }> => part.name === name && part.type === type,
        ) ?? null;

    value = (name: string): PartValue | undefined => this.sheet.values[name];

    cells = (part: CountPart): CellContent[][] => cellsOf(part, this.value(part.name));

    fill = (part: CountPart, cells: CellContent[][]): void => this.change(part.name, valueOf(part, cells));

    change = (name: string, value: PartValue): void =>
        this.put({ ...this.sheet, values: { ...this.sheet.values, [name]: value } });

    // Another game, or another box: what lies on the table stays, as far as that game has it.
    choose(players: number, options: Written["options"]): void {
        this.put({ ...this.sheet, players, options });
    }

    chooseEdition(edition: string): void {
        this.put({ ...this.sheet, edition });
    }

    clear(): void {
        this.put({ ...this.sheet, values: {} });
    }

    put(sheet: Written): void {
        if (JSON.stringify(sheet) === JSON.stringify(this.sheet)) return;
        this.#past = [...this.#past, this.sheet];
        this.#future = [];
        this.#show(sheet);
    }

    undo(): void {
        const before = this.#past.at(-1);
        if (!before) return;
        this.#past = this.#past.slice(0, -1);
        this.#future = [...this.#future, this.sheet];
        this.#show(before);
    }

    redo(): void {
        const after = this.#future.at(-1);
        if (!after) return;
        this.#future = this.#future.slice(0, -1);
        this.#past = [...this.#past, this.sheet];
        this.#show(after);
    }

    // The sheet with the parts of its game alone, as it is shared and saved.
    get written(): Written {
        return { ...this.sheet, values: this.#values(this.sheet) ?? this.sheet.values };
    }

    // Once the server can be reached again.
    retry(): void {
        if (this.isAway) this.#count(0);
    }

    stop(): void {
        this.#isOver = true;
        clearTimeout(this.#timer);
    }

    #show(sheet: Written): void {
        this.sheet = sheet;
        this.#remember();
        this.#count(PAUSE);
    }

    #count(pause: number): void {
        this.isCounted = false;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.#ask(), pause);
    }

    // One question at a time: whatever has changed meanwhile is asked once the answer is there.
    async #ask(): Promise<void> {
        if (this.#isAsking || this.#isOver) return;
        this.#isAsking = true;
        const { sheet } = this;
        const pause = await this.#asked(sheet);
        this.#isAsking = false;
        if (this.#isOver) return;
        if (sheet !== this.sheet) this.#count(0);
        else if (pause !== null) this.#count(pause);
    }

    // Returns after which pause it has to be asked again; null for never. A game whose parts are not known yet is asked
    // for them first: only what it has can be counted.
    async #asked(sheet: Written): Promise<number | null> {
        const values = this.#values(sheet);
        try {
            // Whoever is known here has to be recognised first, also after a visit that began without a server.
            await recognise();
            const answer = await ask("POST", "/api/count", { body: requestOf(this.title, sheet, values ?? {}) });
            this.#parts.set(gameOf(sheet), answer.parts);
            this.reason = null;
            this.isAway = this.isBusy = false;
            if (values === null && Object.keys(sheet.values).length) return 0;
            if (gameOf(sheet) !== gameOf(this.sheet)) return null;
            this.answer = answer;
            this.#game = gameOf(sheet);
            this.isCounted = sheet === this.sheet;
            this.#remember();
            return null;
        } catch (error) {
            const refused = error instanceof Refusal ? error.reason : null;
            this.isBusy = refused?.code === "too-many";
            this.isAway = refused === null || refused.code === "failed";
            this.reason = this.isBusy || this.isAway ? null : refused;
            return this.reason ? null : BUSY_PAUSE;
        }
    }

    // Why it is not counted, in words.
    get problem(): string {
        return this.reason ? refusal(this.reason) : "";
    }

    #values(sheet: Written): PartValues | null {
        const parts = this.#parts.get(gameOf(sheet));
        return parts ? fitted(parts, sheet.values) : null;
    }

    get #key(): string {
        return `count ${this.title}`;
    }

    #remember(): void {
        const draft: Draft = { sheet: this.sheet, answer: this.answer, game: this.#game };
        keep(this.#key, JSON.stringify(draft));
    }

    // Another version of the page may have kept something else.
    #draft(): Draft | null {
        try {
            const draft: Draft | null = JSON.parse(kept(this.#key) || "null");
            return Array.isArray(draft?.answer?.parts) || draft?.answer === null ? draft : null;
        } catch {
            return null;
        }
    }
}
