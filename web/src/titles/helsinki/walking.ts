// Who has walked, and over which spaces.

import type { EffectOf } from "../../protocol";
import { SPACES } from "./senate";
import type { HelsinkiScene } from "./scene";

export interface Walk {
    seat: number;
    // The spaces from the first to the last.
    spaces: number[];
}

type Walked = EffectOf<"walked">["arguments"];

// A walk of less than no spaces leads back.
function wayOf({ senate, spaces }: Walked): number[] {
    const step = Math.sign(spaces);
    const length = Math.abs(spaces);
    return Array.from({ length: length + 1 }, (_, index) => (senate + SPACES - step * (length - index)) % SPACES);
}

// The last walk of everyone who has walked since an earlier scene; one that was taken back leads the same way back.
export function walksSince(before: Pick<HelsinkiScene, "log">, after: Pick<HelsinkiScene, "log">): Walk[] {
    const isTakenBack = after.log.length < before.log.length;
    const [log, begin] = isTakenBack ? [before.log, after.log.length] : [after.log, before.log.length];
    const walks = log
        .slice(begin)
        .flatMap(({ effects }) => effects)
        .flatMap(({ code, arguments: given }) => (code === "walked" ? [given] : []));
    if (isTakenBack) walks.reverse();
    const ways = new Map(walks.map((walk) => [walk.seat, wayOf(walk)]));
    return [...ways].map(([seat, way]) => ({ seat, spaces: isTakenBack ? way.reverse() : way }));
}
