// What people want to know about a table before they sit down; its words are in invitation.ftl.

import type { Pace, TableInfo } from "../protocol";
import { say, titleName } from "./speech.svelte";
import { partsOf } from "./title";

const MINUTE = 60;

export function paceWords(pace: Pace): string {
    if (pace.days_per_turn != null) return say("invitation-days", { number: pace.days_per_turn });
    const seconds = pace.seconds_per_turn ?? pace.seconds_in_all;
    if (seconds == null) return say("invitation-no-limit");
    const per = pace.seconds_per_turn == null ? "in-all" : "a-turn";
    if (seconds % MINUTE) return say(`invitation-seconds-${per}`, { number: seconds });
    return say(`invitation-minutes-${per}`, { number: seconds / MINUTE });
}

// Players, modules, an edition of somebody's own, pace and take-backs.
export const detailsOf = ({ seats, options, edition, own_edition, pace, take_back }: TableInfo): string[] => [
    say("invitation-players", { number: seats.length }),
    ...partsOf(options),
    ...(own_edition ? [say("invitation-edition", { edition })] : []),
    paceWords(pace),
    ...(take_back ? [say("invitation-take-back")] : []),
];

// What comes with a link to a table.
export const invitationText = (info: TableInfo, name: string): string =>
    say("invitation-text", { name, title: titleName(info.title), details: detailsOf(info).join(", ") });
