// A plain board or hand as the server sends it. Only titles from elsewhere have one, so the generated types lack it.

interface Plain {
    title: "plain";
    // By the names of the engine; the sentence `position-TITLE` puts it in words.
    position: Record<string, unknown>;
}

export const isPlain = (shown: unknown): shown is Plain =>
    typeof shown === "object" && shown !== null && "title" in shown && shown.title === "plain";
