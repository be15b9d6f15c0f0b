// A real table that somebody counts: its sheet, every step back, and what the server has counted.

import { refusal, say } from "../language/speech.svelte";
import { keep, kept } from "../kept";
import type { CountedSheet, Reason, Title } from "../protocol";
import { ask, Refusal } from "../server/http";
import { DEFAULT } from "../server/editions";
import { recognise } from "../server/me.svelte";
import {
    cellsOf,
    emptySheet,
    fitted,
    gameOf,
    isSame,
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
    // One's own sheet, if a shared one has taken its place, and whether that one is still as it came.
    own?: unknown;
    isShared?: boolean;
    // How often the sheet has been changed, in any tab.
    version?: number;
}

// Whether the box of a sheet is one that nobody knows.
const isAboutEdition = (reason: Reason | null): boolean =>
    reason?.code === "edition-not-kept" || (reason?.code === "option-value" && reason.arguments.option === "edition");

export class Tally {
    readonly title: Title;
    sheet: Written = $state.raw(emptySheet(2));
    // Whether the answer is about the sheet as it is.
    isCounted = $state(false);
    // Why it was not counted: what the server does not allow, or that it cannot be reached.
    reason: Reason | null = $state.raw(null);
    isAway = $state(false);
    isBusy = $state(false);
    // Whether the box of the sheet is not kept any more, so that it is counted with the default edition.
    lacksBox = $state(false);
    #past: Written[] = $state.raw([]);
    #future: Written[] = $state.raw([]);
    // What was counted last of every game.
    #answers: ReadonlyMap<string, CountedSheet> = $state.raw(new Map<string, CountedSheet>());
    // The game of a shared sheet of which the server has not said yet that it can be.
    #unproven: string | null = $state.raw(null);
    #own: Written | null = null;
    #shared: Written | null = null;
    #version = 0;
    #game = "";
    #timer: ReturnType<typeof setTimeout> | undefined;
    #isAsking = false;
    #isOver = false;

    constructor(title: Title, shared: Written | null) {
        this.title = title;
        const draft = this.#draft();
        this.sheet = readSheet(draft?.sheet) ?? this.sheet;
        this.#version = draft?.version ?? 0;
        this.#own = readSheet(draft?.own);
        if (this.#own) this.#past = [this.#own];
        if (draft?.isShared) this.#shared = this.sheet;
        if (draft?.answer) this.#learn(draft.game, draft.answer);
        if (shared) this.open(shared);
        this.#count(0);
    }

    // What was counted last, of this game; the sheet may have changed since.
    get answer(): CountedSheet | null {
        return this.#answers.get(gameOf(this.sheet)) ?? null;
    }

    // What can be said of a game, which is the same for every game of a title; null until the server has told.
    get options(): readonly string[] | null {
        return [...this.#answers.values()][0]?.options ?? null;
    }

    // Whether the sheet is there at the next visit.
    get isKept(): boolean {
        return this.#unproven !== gameOf(this.sheet);
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

    // A shared sheet takes the place of one's own, to which one step back leads, also at the next visit.
    open(shared: Written): void {
        if (isSame(shared, this.sheet)) return;
        this.lacksBox = false;
        if (this.sheet !== this.#shared) this.#own = this.sheet;
        this.#shared = shared;
        this.#unproven = this.#answers.has(gameOf(shared)) ? null : gameOf(shared);
        this.put(shared);
    }

    put(sheet: Written): void {
        if (isSame(sheet, this.sheet)) return;
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
        if (sheet.edition !== this.sheet.edition) this.lacksBox = false;
        this.sheet = sheet;
        this.#version = Math.max(this.#version, this.#draft()?.version ?? 0) + 1;
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
        try {
            const values = this.#values(sheet);
            // Whoever is known here has to be recognised first, also after a visit that began without a server.
            await recognise();
            const answer = await ask("POST", "/api/count", { body: requestOf(this.title, sheet, values ?? {}) });
            if (this.#isOver) return null;
            this.#learn(gameOf(sheet), answer);
            if (this.#unproven === gameOf(sheet)) this.#unproven = null;
            this.reason = null;
            this.isAway = this.isBusy = false;
            if (values === null && Object.keys(sheet.values).length) return 0;
            this.isCounted = sheet === this.sheet;
            this.#remember();
            return null;
        } catch (error) {
            return this.#isOver ? null : this.#refused(sheet, error);
        }
    }

    async #refused(sheet: Written, error: unknown): Promise<number | null> {
        const refused = error instanceof Refusal ? error.reason : null;
        this.isBusy = refused?.code === "too-many";
        this.isAway = refused === null || refused.code === "failed";
        if (this.isBusy || this.isAway) return BUSY_PAUSE;
        if (sheet !== this.sheet) return null;
        if (isAboutEdition(refused) && sheet.edition !== DEFAULT) {
            this.#forgetBox();
            return 0;
        }
        this.reason = refused;
        if (!this.options) await this.#askOptions();
        return null;
    }

    // What can be changed about a game that cannot be, if nothing has been counted yet.
    async #askOptions(): Promise<void> {
        const usual = emptySheet(2);
        try {
            const answer = await ask("POST", "/api/count", { body: requestOf(this.title, usual, {}) });
            this.#learn(gameOf(usual), answer);
        } catch {
            // They are asked again with the next sheet.
        }
    }

    // Not as a step: the way back would lead to the same refusal.
    #forgetBox(): void {
        const { isKept, sheet } = this;
        this.sheet = { ...sheet, edition: DEFAULT };
        if (sheet === this.#shared) this.#shared = this.sheet;
        if (!isKept) this.#unproven = gameOf(this.sheet);
        this.lacksBox = true;
    }

    // Why it is not counted, in words.
    get problem(): string {
        return this.reason ? refusal(this.reason) : "";
    }

    #values(sheet: Written): PartValues | null {
        const answer = this.#answers.get(gameOf(sheet));
        return answer ? fitted(answer.parts, sheet.values) : null;
    }

    #learn(game: string, answer: CountedSheet): void {
        this.#answers = new Map(this.#answers).set(game, answer);
        this.#game = game;
    }

    get #key(): string {
        return `count ${this.title}`;
    }

    // Another tab may have kept a later sheet, which an answer to an earlier one leaves alone.
    #remember(): void {
        if (!this.isKept || (this.#draft()?.version ?? 0) > this.#version) return;
        const game = this.answer ? gameOf(this.sheet) : this.#game;
        const draft: Draft = {
            sheet: this.sheet,
            answer: this.#answers.get(game) ?? null,
            game,
            own: this.#past.some((sheet) => sheet === this.#own) ? this.#own : null,
            isShared: this.sheet === this.#shared,
            version: this.#version,
        };
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
