// The table that is being planned: who sits where, which options, at which pace.

import type { Choice, Title, TitleChoices } from "../protocol";
import type { Draft } from "../server/opening";
import { type Boxes, USUAL } from "./boxes";

export type Who = "me" | "link" | "bot";
export type Limit = "none" | "turn" | "all" | "days";
export type Absent = "bot" | "vote" | "wait";
export type Value = Choice["values"][number];

export interface SeatPlan {
    who: Who;
    level: string;
    // The name of a person on this device; empty means the visitor's own nickname.
    name: string;
}

// Stands for a custom list, where an option has one besides its values.
export const CHOSEN = "chosen";

export class TablePlan {
    seats: SeatPlan[] = $state([]);
    options: Record<string, Value | Value[]> = $state({});
    // What is picked for an option whose value is a custom list.
    picked: Record<string, (string | number)[]> = $state({});
    limit: Limit = $state("none");
    secondsPerTurn = $state(60);
    secondsInAll = $state(1200);
    increment = $state(10);
    daysPerTurn = $state(3);
    absent: Absent = $state("bot");
    listed = $state(false);
    spectators = $state(true);
    takeBack = $state(false);
    // The box, as one of those that there are.
    edition: string = $state("");

    readonly levels: string[];

    constructor(
        readonly title: Title,
        readonly choices: TitleChoices,
        others: Who,
        readonly boxes: Boxes = USUAL,
    ) {
        this.edition = boxes.chosen;
        this.levels = this.choices.levels;
        this.options = Object.fromEntries(
            this.choices.options.map((choice) => [choice.name, choice.several ? [] : choice.values[0]!]),
        );
        this.seats = [this.#seat("me"), this.#seat(others)];
    }

    get players(): number {
        return this.seats.length;
    }

    // New seats copy the last one, and seats are removed from the end.
    set players(wanted: number) {
        const like = this.seats.length > 1 ? this.seats.at(-1)!.who : "bot";
        while (this.seats.length < wanted) this.seats.push(this.#seat(like));
        this.seats.length = wanted;
        if (typeof this.options.start === "number" && this.options.start >= wanted) this.options.start = "random";
    }

    // The question before a table is opened: can these options be combined?
    get chosen(): { title: Title; players: number; options: Record<string, unknown>; edition: string } {
        return { title: this.title, players: this.players, options: this.#options, edition: this.edition };
    }

    get draft(): Draft {
        return {
            title: this.title,
            seats: this.seats.map((seat) => ({
                who: seat.who,
                ...(seat.who === "bot" ? { level: seat.level } : {}),
                ...(seat.who === "me" && seat.name.trim() ? { name: seat.name.trim() } : {}),
            })),
            options: this.#options,
            edition: this.edition,
            pace: this.#pace,
            listed: this.listed,
            spectators: this.spectators,
            take_back: this.takeBack,
        };
    }

    get #options(): Record<string, unknown> {
        return Object.fromEntries(
            this.choices.options.map((choice) => {
                const value = $state.snapshot(this.options[choice.name]);
                return [choice.name, value === CHOSEN && choice.pick ? this.#picked(choice.name, choice.pick) : value];
            }),
        );
    }

    // A list with one entry per seat follows the order of the seats.
    #picked(name: string, { values, number }: NonNullable<Choice["pick"]>): (string | number)[] {
        return number === null ? values.slice(0, this.players) : $state.snapshot(this.picked[name] ?? []);
    }

    get #pace(): NonNullable<Draft["pace"]> {
        const absent = this.absent;
        if (this.limit === "turn") return { seconds_per_turn: this.secondsPerTurn, absent };
        if (this.limit === "all") return { seconds_in_all: this.secondsInAll, increment: this.increment, absent };
        if (this.limit === "days") return { days_per_turn: this.daysPerTurn, absent };
        return {};
    }

    #seat(who: Who): SeatPlan {
        return { who, level: this.choices.usual, name: "" };
    }
}
