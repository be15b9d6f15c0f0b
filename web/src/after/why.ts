// One sentence that says why a game was won or lost, made of its breakdown and, once there is one, its analysis.

import { signed } from "../language/figures";
import { entry, knows, language, say, you } from "../language/speech.svelte";
import type { Analysis, Points, Result, Verdict } from "../protocol";
import { places } from "./points";

const ownWords = ({ code }: Points): string => `web-why-${code}`;

// Points for the same thing are named together: an entry with words of its own includes those without, as a line does its doubling.
function together(breakdown: Points[]): Points[] {
    const things: Points[] = [];
    for (const points of breakdown) {
        const about = JSON.stringify(points.arguments);
        const at = things.findIndex(
            (thing) =>
                thing.owner === points.owner &&
                JSON.stringify(thing.arguments) === about &&
                knows(ownWords(thing)) &&
                !knows(ownWords(points)),
        );
        if (at < 0) things.push(points);
        else things[at] = { ...things[at]!, points: things[at]!.points + points.points };
    }
    return things;
}

// The points that decided between two seats: many, and many more than the other got for the same. The best of a kind is
// compared with the other's best, the second best with the second best.
export function decisive(result: Result, seat: number, rival: number): Points | null {
    const breakdown = together(result.breakdown);
    const sorted = (owner: number, code: string): Points[] =>
        breakdown
            .filter((one) => one.owner === owner && one.code === code)
            .sort((one, other) => other.points - one.points);
    const codes = new Set(breakdown.filter(({ owner }) => owner === seat).map(({ code }) => code));
    const gains = [...codes].flatMap((code) => {
        const others = sorted(rival, code);
        return sorted(seat, code).map((points, place) => ({
            points,
            gain: points.points - (others[place]?.points ?? 0),
        }));
    });
    const weight = ({ points, gain }: (typeof gains)[number]): number => points.points * gain;
    const [best] = gains.filter(({ gain }) => gain > 0).sort((one, other) => weight(other) - weight(one));
    return best?.points ?? null;
}

// The mistake of a seat that cost the most.
export const costliest = (analysis: Analysis | null, seat: number): Verdict | null =>
    (analysis?.verdicts ?? [])
        .filter((verdict) => verdict.is_mistake && verdict.seat === seat)
        .sort((one, other) => other.gap - one.gap)[0] ?? null;

// Who won, by how much and against whom, for the one who looks; `null` in a game without opponents.
function outcome(
    result: Result,
    names: string[],
    own: number,
): { words: string; winner: number; rival: number } | null {
    const ranking = places(result);
    if (ranking.length < 2) return null;
    const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
    const winner = winners.includes(own) ? own : winners[0]!;
    // Those who do not play look at the winner's closest rival.
    const rival = own >= 0 && own !== winner ? own : ranking.find(({ seat }) => seat !== winner)!.seat;
    const points = result.scores[winner]! - result.scores[rival]!;
    const name = new Intl.ListFormat(language()).format(winners.map((seat) => names[seat]!));
    if (winners.length > 1 && (own < 0 || winners.includes(own))) {
        const others = winners.filter((seat) => seat !== own).map((seat) => names[seat]!);
        const shared = { name: new Intl.ListFormat(language()).format(others) };
        const words = own < 0 ? say("web-after-tie", { who: name }) : say("web-after-why-shared", shared);
        return { words, winner, rival };
    }
    const kind = own === winner ? "won" : own >= 0 ? "lost" : "wins";
    const values = kind === "won" ? { points } : { name, points };
    return { words: say(`web-after-why-${kind}${points > 0 ? "" : "-close"}`, values), winner, rival };
}

// What the points were given for; some titles have shorter words for some of them.
function because(points: Points, names: string[]): string {
    if (knows(ownWords(points))) return say(ownWords(points), { ...points.arguments, points: points.points }, names);
    return say("web-after-because", { entry: entry(points, names), points: points.points });
}

// A decision in words, without them if there is nothing to say about it, and the turn in which it was made.
export interface Decision {
    turn: number;
    words: string | null;
}

function costs({ number, gap }: Verdict, decisionAt: (number: number) => Decision): string {
    const { turn, words } = decisionAt(number);
    const cost = { turn, gap: signed(-gap) };
    return words ? say("web-after-costliest-deed", { ...cost, words }) : say("web-after-costliest", cost);
}

export function why(
    result: Result,
    names: string[],
    analysis: Analysis | null,
    decisionAt: (number: number) => Decision,
): string | null {
    const own = names.indexOf(you());
    const ending = outcome(result, names, own);
    if (!ending) return null;
    const points = decisive(result, ending.winner, ending.rival);
    const worst = own >= 0 && own !== ending.winner ? costliest(analysis, own) : null;
    const parts = [...(points ? [because(points, names)] : []), ...(worst ? [costs(worst, decisionAt)] : [])];
    return parts.length
        ? say("web-after-why", { outcome: ending.words, because: parts.join("; ") })
        : `${ending.words}.`;
}
