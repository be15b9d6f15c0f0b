// What a move would bring to a player's board, according to its preview.

import type { Previewed } from "../../protocol";
import type { HelsinkiColour, HelsinkiScene } from "./scene";
import { readCard } from "./pieces";

export type Chip =
    | { kind: "coats"; coats: number }
    | { kind: "touch"; colour: HelsinkiColour }
    | { kind: "row" | "column"; line: number }
    | { kind: "visitors"; points: number }
    | { kind: "points"; points: number };

export function foreseen(scene: HelsinkiScene, preview: Previewed): Chip[] {
    const { seat, board } = preview;
    const before = scene.board.seats[seat];
    const after = board?.title === "helsinki" ? board.seats[seat] : undefined;
    if (!before) return [];
    const chips: Chip[] = ofEffects(preview);
    for (const row of after?.rows ?? []) if (!before.rows.includes(row)) chips.push({ kind: "row", line: row });
    for (const column of after?.columns ?? [])
        if (!before.columns.includes(column)) chips.push({ kind: "column", line: column });
    const points = (preview.scores?.[seat] ?? 0) - (scene.position.scores?.[seat] ?? 0);
    if (preview.scores && scene.position.scores && points !== 0) chips.push({ kind: "points", points });
    return chips;
}

function ofEffects({ effects }: Previewed): Chip[] {
    return effects.flatMap((effect): Chip[] => {
        if (effect.code === "coats-won") return [{ kind: "coats", coats: effect.arguments.coats }];
        if (effect.code === "visitors-connected") return [{ kind: "visitors", points: effect.arguments.points }];
        const touched = effect.code === "colour-touched" ? readCard(effect.arguments.card)?.colour : null;
        return touched ? [{ kind: "touch", colour: touched }] : [];
    });
}
