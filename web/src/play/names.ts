// How the players of a table are called, on every page: the viewer "You", everybody else differently.

import { botName } from "../language/level";
import { say, you } from "../language/speech.svelte";
import type { Seat, TableInfo } from "../protocol";

// `yours` are the viewer's own seats; more than one make a hot-seat table, whose players share the device.
export function namesOf(info: TableInfo, yours: number[]): string[] {
    const [own] = yours;
    const plain = info.seats.map(plainName);
    const taken = new Set(plain);
    return plain.map((name, seat) => {
        if (seat === own && yours.length === 1) return you();
        const isShared = plain.indexOf(name) !== plain.lastIndexOf(name);
        if (isShared && yours.includes(seat)) return say("web-player", { number: seat + 1 });
        if (plain.indexOf(name) === seat) return name;
        let number = 2;
        while (taken.has(`${name} ${number}`)) number++;
        taken.add(`${name} ${number}`);
        return `${name} ${number}`;
    });
}

// Nobody else is called as the viewer is.
function plainName(seat: Seat, number: number): string {
    if (seat.name && seat.name !== you()) return seat.name;
    return seat.level ? botName(seat.level, number + 1) : say("web-player", { number: number + 1 });
}
