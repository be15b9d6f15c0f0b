// How the players of a table are called: everybody differently, also when one person plays several seats.

import { say } from "../language/speech.svelte";
import type { Seat, TableInfo } from "../protocol";

export function namesOf(info: TableInfo): string[] {
    const plain = info.seats.map(plainName);
    return plain.map((name, seat) => {
        const before = plain.slice(0, seat).filter((other) => other === name).length;
        return before === 0 ? name : `${name} ${before + 1}`;
    });
}

function plainName(seat: Seat, number: number): string {
    if (seat.name) return seat.name;
    if (seat.how === "bot") return say("web-table-bot", { number: number + 1 });
    return say("web-player", { number: number + 1 });
}
