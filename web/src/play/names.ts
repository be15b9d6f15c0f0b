// How the players of a table are called: everybody differently, also when one person plays several seats.

import { say } from "../language/speech.svelte";
import type { Seat, TableInfo } from "../protocol";

export function namesOf(info: TableInfo): string[] {
    const plain = info.seats.map(plainName);
    const taken = new Set(plain);
    return plain.map((name, seat) => {
        if (plain.indexOf(name) === seat) return name;
        let number = 2;
        while (taken.has(`${name} ${number}`)) number++;
        taken.add(`${name} ${number}`);
        return `${name} ${number}`;
    });
}

function plainName(seat: Seat, number: number): string {
    if (seat.name) return seat.name;
    if (seat.how === "bot") return say("web-table-bot", { number: number + 1 });
    return say("web-player", { number: number + 1 });
}
