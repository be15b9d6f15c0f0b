// The cards that other players have just taken from the senate board.

import type { HelsinkiScene } from "./scene";
import { slotsBeside } from "./senate";

// More news than this is a jump: the viewer came back, or a replay moved on.
const JUMP = 12;

export interface Taken {
    by: number;
    slot: number;
    card: string;
}

// What was taken since an earlier scene, by anyone but whoever looked at that.
export function takenSince(before: HelsinkiScene, { board, log }: HelsinkiScene): Taken[] {
    const fresh = log.slice(before.log.length);
    if (fresh.length > JUMP) return [];
    return fresh
        .flatMap(({ effects }) => effects)
        .flatMap((effect) => {
            if (effect.code !== "cards-taken" || effect.arguments.seat === before.position.seat) return [];
            const { seat: by, cards } = effect.arguments;
            const space = board.pawns?.[by];
            return (space === undefined ? [] : slotsBeside(board, space)).flatMap((slot) => {
                const card = before.board.slots[slot];
                return card && cards.includes(card) ? [{ by, slot, card }] : [];
            });
        });
}
