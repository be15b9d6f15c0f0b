// Who has walked, and over which spaces.

import { SPACES } from "./senate";
import type { HelsinkiScene } from "./scene";

export interface Walk {
    seat: number;
    // The spaces from the first to the last.
    spaces: number[];
}

type Seen = Pick<HelsinkiScene, "board" | "position">;

// Nobody walks seven spaces: that is one back.
function wayTo(from: number, to: number): number[] {
    const steps = (to - from + SPACES) % SPACES;
    if (steps === SPACES - 1) return [from, to];
    return Array.from({ length: steps + 1 }, (_, step) => (from + step) % SPACES);
}

// Who has walked since an earlier scene; a walk that is taken back leads the same way back.
export function walksSince(before: Seen, after: Seen): Walk[] {
    const isTakenBack = after.position.number < before.position.number;
    return (after.board.pawns ?? []).flatMap((to, seat) => {
        const from = before.board.pawns?.[seat];
        if (from === undefined || from === to) return [];
        return [{ seat, spaces: isTakenBack ? wayTo(to, from).reverse() : wayTo(from, to) }];
    });
}
