import { describe, expect, test, vi } from "vitest";
import helsinki from "../titles/helsinki/lesson.json";
import metro from "../titles/metro/lesson.json";
import type { Effect } from "../protocol";
import { effect, knows, LANGUAGES, language, learn, refusal, say, speak } from "./speech.svelte";

const NAMES = ["You", "Ben"];
// Everything that happens in the filmed lessons.
const effects = [metro, helsinki].flatMap((lesson) => lesson.log.flatMap((entry): Effect[] => entry.effects));

test("the words of a title come when it is met", async () => {
    await speak("en");
    expect(["title-metro", "title-helsinki"].filter(knows)).toEqual([]);
    await learn("helsinki");
    expect(["title-metro", "title-helsinki"].filter(knows)).toEqual(["title-helsinki"]);
});

describe.each(LANGUAGES)("in %s", (code) => {
    test("every effect of the lessons is put into words, without anything missing", async () => {
        const complain = vi.spyOn(console, "error");
        await speak(code);
        await Promise.all(["helsinki", "metro"].map(learn));
        expect(language()).toBe(code);
        expect(effects.length).toBeGreaterThan(10);
        expect(document.documentElement.lang).toBe(code);
        for (const one of effects) expect(effect(one, NAMES)).not.toMatch(/^effect-|\{/);
        expect(complain).not.toHaveBeenCalled();
    });

    test("a refusal names what it is about", async () => {
        await speak(code);
        const reason = { code: "position-unknown", rule: "", arguments: { number: 70, most: 64 } };
        expect(refusal(reason as never)).toMatch(/70.*64/);
    });
});

test("a seat inside a German sentence is a name, or a person with a number", async () => {
    await speak("de");
    const reason = { code: "seat-taken", rule: "", arguments: { seat: 1 } } as never;
    expect(refusal(reason, ["Du", "Ben"])).toBe("Der Platz von Ben ist nicht frei.");
    expect(refusal(reason, ["Ben", "Du"])).toBe("Der Platz von Person 2 ist nicht frei.");
    expect(refusal(reason)).toBe("Der Platz von Person 2 ist nicht frei.");
});

test("words of a part of the page come when they are needed, also in the next language", async () => {
    await speak("en");
    expect(knows("web-learn-ending")).toBe(false);
    await learn("web-learn");
    expect(knows("web-learn-ending")).toBe(true);
    const english = say("web-learn-ending");
    await speak("de");
    expect(say("web-learn-ending")).not.toBe(english);
});

test("a sentence about someone else complains if it is given the viewer", async () => {
    await speak("en");
    await learn("web-table");
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    say("web-table-turn-of", { name: "Ann" });
    expect(complain).not.toHaveBeenCalled();
    say("web-table-turn-of", { name: "You" });
    expect(complain).toHaveBeenCalledWith("web-table-turn-of speaks of the viewer by name");
});

test("a message that is not there shows its id and complains", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(say("web-nothing-like-this")).toBe("web-nothing-like-this");
    expect(complain).toHaveBeenCalled();
});
