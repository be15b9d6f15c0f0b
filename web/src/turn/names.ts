// The names of the players of a table, on every page: the viewer is "You", and all other names are distinct.

import { botName } from "../language/level";
import { say, you } from "../language/speech.svelte";
import type { Seat, TableInfo } from "../protocol";

// `yours` are the viewer's own seats; with more than one, it is a hot-seat table whose players share the device.
export function namesOf(info: TableInfo, yours: number[]): string[] {
    const [own] = yours;
    const levels = info.seats.map(({ name, level }) => (name ? null : level));
    const plain = info.seats.map((seat, number) => plainName(seat, number, levels));
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

// The names at the time of a move: someone else may have played a seat then.
export function namesThen(
    { info, names }: { info: Pick<TableInfo, "former">; names: string[] },
    number: number,
): string[] {
    if (info.former.length === 0) return names;
    return names.map((name, seat) => {
        const former = info.former.find((one) => one.seat === seat && number < one.until);
        // Whoever looks is "You", whatever they were called.
        return former && !(former.renamed && name === you()) ? personName(former) : name;
    });
}

// The name of someone who has lost a seat, or of the person whom news is about.
export const personName = ({ seat, name }: { seat: number; name: string | null }): string =>
    name ?? say("web-player", { number: seat + 1 });

// Nobody else has the viewer's name.
function plainName(seat: Seat, number: number, levels: (string | null)[]): string {
    if (seat.name && seat.name !== you()) return seat.name;
    return levels[number] ? botName(number, levels) : say("web-player", { number: number + 1 });
}
