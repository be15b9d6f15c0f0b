import { expect, test } from "vitest";
import { LANGUAGES, learn, say, speak } from "../../language/speech.svelte";

test.each(LANGUAGES)("in %s, the words for whose turn it is fit you as well as anyone else", async (code) => {
    await speak(code);
    await Promise.all(["helsinki", "web-senate"].map(learn));
    const words = say("web-senate-player", { who: say("web-you"), facts: say("web-senate-to-move") });
    expect(words).not.toMatch(/\b(his|her|their|seiner|ihrer|son|sa|zijn|haar|hun)\b/i);
});
