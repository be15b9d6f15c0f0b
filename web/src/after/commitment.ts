// Whether the seed that is told at the end is the one that was promised at the beginning, computed here and not believed.

const PREFIX = new TextEncoder().encode("cityboard seed\0");

export async function commitment(seed: string): Promise<string> {
    const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...PREFIX, ...bytes]));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
