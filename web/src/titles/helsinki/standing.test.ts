import { expect, test, vi } from "vitest";
import { LANGUAGES, learn, say, speak } from "../../language/speech.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

test.each(LANGUAGES)("in %s, whose turn it is is told in words that fit you as well as anyone else", async (code) => {
    await speak(code);
    await learn("web-senate");
    const words = say("web-senate-player", { name: say("web-you"), facts: say("web-senate-to-move") });
    expect(words).not.toMatch(/\b(his|her|their|seiner|ihrer|son|sa|zijn|haar|hun)\b/i);
});
