// What is on a player's board, one line per kind of thing and per tile, and its words.

import { say, you } from "../../language/speech.svelte";
import type { HelsinkiScene } from "./scene";
import { tilesOf } from "./pavilions";
import { cellOf, STATUE } from "./pieces";
import { formOf } from "./shapes";

export const squareName = ({ position, names }: HelsinkiScene, seat: number): string =>
    seat === position.seat || names[seat] === you()
        ? say("web-helsinki-own")
        : say("web-helsinki-square", { name: names[seat] });

// A line is a kind of thing and the numbers of its roofs, rows or columns, as in "purple 3 4 10": easy to compare.
export function lying(scene: HelsinkiScene, seat: number): string[] {
    const { superstructures, coats, rows, columns } = scene.board.seats[seat]!;
    const crosswalks = scene.board.dry_roads?.crosswalks ?? [];
    const things = { statue: [STATUE], superstructures, coats, crosswalks, rows, columns };
    return [
        ...tilesOf(scene, seat).map((tile) => tile.name),
        ...Object.entries(things).flatMap(([what, places]) => (places.length ? `${what} ${places.join(" ")}` : [])),
    ];
}

export function lyingWords(line: string): string {
    const [what, ...numbers] = line.split(" ");
    const places = numbers.map(Number);
    const form = formOf(places.map(cellOf));
    return say("web-helsinki-lying", { what, form, roofs: places, row: places, column: places });
}
