// What lies on a player's square, a line for each kind of thing and for each tile, and how that is said.

import { say } from "../language/speech.svelte";
import type { HelsinkiScene } from "../play/scene";
import { tilesOf } from "./pavilions";
import { STATUE } from "./pieces";

export const squareName = ({ position, names }: HelsinkiScene, seat: number): string =>
    seat === position.seat ? say("web-helsinki-own") : say("web-helsinki-square", { name: names[seat] });

// A line is what lies there and the numbers of its roofs, rows or columns, as "purple 3 4 10": compared at a glance.
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
    return say("web-helsinki-lying", { what, roofs: places, row: places, column: places });
}
