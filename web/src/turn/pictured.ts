// A sentence in parts: text, and the pieces whose names occur in it, each wherever it is named.

export function pictured<Piece extends { name: string }>(words: string, pieces: Piece[]): (string | Piece)[] {
    const [piece, ...others] = pieces;
    if (!piece) return words ? [words] : [];
    // The same card twice needs its picture once: it replaces every mention.
    const rest = others.filter(({ name }) => name !== piece.name);
    return words.split(piece.name).flatMap((part, index) => [...(index > 0 ? [piece] : []), ...pictured(part, rest)]);
}
