// Everything that goes over HTTP.

export class Refusal extends Error {
  constructor(reason) {
    super(reason.code);
    this.reason = reason;
  }
}

let me = null;

export async function ask(method, path, body) {
  const headers = { "content-type": "application/json" };
  if (me) headers["x-csrf-token"] = me.csrf;
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(told.reason);
  return told;
}

// Somebody without a nickname is nobody yet.
export async function whoAmI() {
  try {
    me = await ask("GET", "/api/me");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return me;
}

export async function beCalled(nickname) {
  if (!me) me = await ask("POST", "/api/people", { nickname });
  else if (me.nickname !== nickname) me = await ask("PATCH", "/api/me", { nickname });
  return me;
}

// A key by which the server knows a message again; crypto.randomUUID is missing on pages without TLS.
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Say something to a table. Without an answer it is said again: with the same key it happens once.
export async function tell(table, message) {
  const path = `/api/tables/${table}/messages`;
  const keyed = { ...message, key: newKey() };
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask("POST", path, keyed);
    } catch (error) {
      if (error instanceof Refusal || attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}
