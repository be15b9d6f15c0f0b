import { beforeEach, describe, expect, test } from "vitest";
import { effect, LANGUAGES, learn, refusal, say, speak } from "../../language/speech.svelte";
import { ACTIONS } from "./pieces";
import { actionNumber } from "./naming";
import { nameOf } from "./senate";
import { moveWords } from "./words";

// The words that come before the name of a senate space and the number of an action.
const WORDS = {
    en: { space: "senate space", action: "action" },
    de: { space: "Senatsfeld", action: "Wappenaktion" },
    fr: { space: "case Sénat", action: "action" },
    nl: { space: "senaatspleinveld", action: "actie" },
} as const;
// The actions declared with a build.
const DECLARED = ["A3", "A5", "A9", "A14"] as const;
const SPACES = [0, 1, 2, 3, 4, 5, 6, 7];
const ROOFS = Array.from({ length: 49 }, (_, roof) => roof);
// A letter and a number, as squares have and senate spaces have.
const CODE = /(?<![\p{L}\d])\p{L}\d+/gu;

const shown = (code: string, given: Record<string, unknown>, names = ["Ann", "Ben"]): string =>
    effect({ code, arguments: given } as unknown as Parameters<typeof effect>[0], names);
const refused = (code: string, given: Record<string, unknown>): string =>
    refusal({ code, rule: "", arguments: given } as unknown as Parameters<typeof refusal>[0]);

describe.each(LANGUAGES)("in %s", (code) => {
    const { space: spaceWord, action: actionWord } = WORDS[code];

    beforeEach(async () => {
        await speak(code);
        for (const file of ["helsinki", "web-helsinki", "web-senate", "web-you", "bots"]) await learn(file);
    });

    test.each(ROOFS)("roof %i is named by a letter and a number, without any such word", (roof) => {
        const sentence = moveWords(["roof", roof]);
        expect(sentence.match(CODE)).toEqual([expect.stringMatching(/^[A-G][1-7]$/)]);
        for (const word of [spaceWord, actionWord]) expect(sentence.toLowerCase()).not.toContain(word.toLowerCase());
    });

    test.each(SPACES)("senate space %i is named with its word wherever it is named", (space) => {
        const walk = { spaces: 2, senate: space };
        const sentences = [
            moveWords(["space", space]),
            shown("pawns-placed", { seat: 0, senate: space }),
            shown("pawns-placed", { seat: 0, senate: space }, ["You"]),
            shown("walked", { seat: 0, ...walk }),
            shown("walked", { seat: 0, ...walk }, ["You"]),
            say("web-senate-space", { name: nameOf(space), building: "", cards: [] }),
        ];
        for (const sentence of sentences) {
            expect(sentence).toMatch(new RegExp(`${spaceWord}\\s${nameOf(space)}`, "i"));
            expect(sentence.match(CODE)).toEqual([nameOf(space)]);
        }
    });

    test.each(ACTIONS)("action %s is named by its word and its number wherever it is named", (action) => {
        const sentences = [
            moveWords(["use", action]),
            ...(action === "A4" ? [moveWords(["draw", action])] : []),
            ...DECLARED.filter((one) => one === action).map((one) => moveWords(["build", "blue-4-3-2", one])),
            shown("action-used", { seat: 0, action }),
            shown("action-used", { seat: 0, action }, ["You"]),
            shown("action-covered", { action }),
            refused("action-covered", { action }),
            refused("no-coat", { action, coats: 1 }),
            refused("movement-over", { action }),
            refused("with-the-build", { action }),
            refused("no-card", { action }),
            say("bot-helsinki-action", { action }),
            say("web-senate-action", { number: actionNumber(action), meaning: "" }),
            say("web-senate-with-long", { actions: actionNumber(action) }),
        ];
        for (const sentence of sentences) {
            expect(sentence).toMatch(new RegExp(`${actionWord} ${action.slice(1)}(?!\\d)`, "i"));
            expect(sentence.match(CODE)).toBeNull();
        }
    });

    test("a refusal names an action by what it does", () => {
        const cards = ["blue-4-3-2"];
        for (const sentence of [
            refused("walk-too-far", { reach: -1 }),
            refused("nothing-to-save", { cards }),
            refused("cannot-pay", { cards, price: 4 }),
            refused("wrong-colour", { cards: [], number: 1 }),
            refused("discard-first", { cards: 2 }),
        ])
            expect(sentence.match(CODE)).toBeNull();
    });

    test("a build with several actions lists their numbers", () => {
        const sentence = moveWords(["build", "blue-4-3-2", "A9", "A14"]);
        expect(sentence).toContain(say("list-end", { others: "9", last: "14" }));
        expect(sentence.match(CODE)).toBeNull();
    });
});
