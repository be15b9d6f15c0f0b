// The key of a message: a message that is resent with the same key takes effect once.

const BYTES = 16;

// People also play over plain http in their own network, where a browser has no crypto.randomUUID.
export const newKey = (): string =>
    [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
