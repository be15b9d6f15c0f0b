// Whether the seed revealed at the end matches the commitment from the beginning, computed here instead of trusted.

const ENCODER = new TextEncoder();
const PREFIX = ENCODER.encode("cityboard seed\0");

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
    Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function commitment(seed: string): Promise<string> {
    return hexOf(await crypto.subtle.digest("SHA-256", new Uint8Array([...PREFIX, ...bytesOf(seed)])));
}

// The seed of a renewed deal follows from the first one, so that nobody can choose it.
export async function renewed(seed: string, deal: number): Promise<string> {
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytesOf(seed), hmac, false, ["sign"]);
    return hexOf(await crypto.subtle.sign("HMAC", key, ENCODER.encode(`deal ${deal}`)));
}
