// The socket of a table: it listens, and comes back by itself.

import { Refusal } from "./server.js";
import { byId, notice } from "./words.js";

const DISMISSED = 4403;
const NOT_FOUND = 4404;
const LONGEST = 8000; // milliseconds between attempts
let socket;

// Listen to a table: `heard` says what to do with each type of message, `since` how far it is known.
export function listen(table, heard, since, pause = 500) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket?since=${since()}`);
  socket.addEventListener("open", () => {
    pause = 500;
    byId("line").hidden = true;
  });
  socket.addEventListener("message", async ({ data }) => {
    const message = JSON.parse(data);
    try {
      if (message.type === "refused") throw new Refusal(message.reason);
      await heard[message.type]?.(message);
    } catch (error) {
      await notice(error);
    }
  });
  socket.addEventListener("close", async ({ code }) => {
    if (code === NOT_FOUND) await notice(new Refusal({ code: "table-unknown", rule: "", arguments: { table } }));
    else if (code === DISMISSED) await notice(new Refusal({ code: "table-closed", rule: "", arguments: {} }));
    else {
      byId("line").hidden = false;
      // Not all at the same moment, when a server comes back.
      setTimeout(() => listen(table, heard, since, Math.min(2 * pause, LONGEST)), pause * (0.5 + Math.random()));
    }
  });
}

listen.tell = (message) => socket.send(JSON.stringify(message));
