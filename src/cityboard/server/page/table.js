// A table: what the server says about it, and what can be done there. No rule of any game is known here.

import { Refusal, ask, beCalled, tell } from "./server.js";
import { listen } from "./line.js";
import { offer, showOffers } from "./moves.js";
import { byId, draw, language, make, on, say } from "./words.js";

const NARROW = matchMedia("(max-width: 760px)");
let id, table, yours, owner, position, text;

export async function showTable(tableId, me) {
  id = tableId;
  byId("table").hidden = false;
  byId("guest").value = me ? me.nickname : say("guest");
  arrange();
  const secret = location.hash.slice(1);
  byId("join").hidden = !secret;
  if (secret && me && (await isSeated())) accepted();
  on(byId("join"), "submit", () => join(secret));
  listen(id, { welcome, table: changed, position: moved, chat: said }, () => position?.seq ?? 0);
  NARROW.addEventListener("change", refresh);
}

async function isSeated() {
  const seen = await ask("GET", `/api/tables/${id}`).catch(() => null); // a closed table opens to who sits down
  return seen !== null && seen.yours.length > 0;
}

// Sit down by a link. How far the table is only the refusal tells who may not see it yet.
async function join(secret) {
  await beCalled(byId("guest").value.trim() || say("guest"));
  const sit = (seq) => tell(id, { type: "sit", seq, secret });
  try {
    await sit(table?.seq ?? 0);
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason.code !== "stale") throw error;
    await sit(error.reason.arguments.seq);
  }
  accepted();
  location.reload();
}

// The secret has done its work: it need not stay in the history.
function accepted() {
  byId("join").hidden = true;
  history.replaceState(null, "", location.pathname);
}

// What the server says.

async function welcome(message) {
  ({ table, yours, owner, position } = message);
  byId("said").replaceChildren();
  message.chat.forEach(said);
  if (table.status === "open" && (owner || yours.length > 0)) await invite();
  await refresh();
}

async function changed(message) {
  table = message;
  ({ yours, owner } = await ask("GET", `/api/tables/${id}?since=${message.seq}`));
  show();
}

async function moved(message) {
  position = message;
  await refresh();
}

let asking = false;
let again = false;

// Ask for the words of the present position, one question at a time.
async function refresh() {
  again = true;
  if (asking || !position) return;
  asking = true;
  try {
    while (again) {
      again = false;
      const looking = { lang: language, since: position.seq, narrow: NARROW.matches };
      if (position.seat !== null) looking.seat = position.seat;
      text = await ask("GET", `/api/tables/${id}/text?${new URLSearchParams(looking)}`);
      show();
    }
  } finally {
    asking = false;
  }
}

function said({ name, text: words }) {
  byId("said").append(make("li", {}, make("b", {}, name), ` ${words}`));
  byId("said").lastChild.scrollIntoView({ block: "nearest" });
}

// Showing.

function show() {
  if (!text) return;
  byId("heading").textContent = say(`title-${table.title}`);
  byId("turn").textContent = text.turn;
  const mine = position.seat !== null && position.turn === position.seat;
  document.title = `${mine ? "▶ " : ""}${say(`title-${table.title}`)} · cityboard`;
  byId("board").hidden = text.board.length === 0;
  draw(byId("board"), text.board);
  byId("people").replaceChildren(...table.seats.map(person));
  byId("log").replaceChildren(...text.log.map((line) => make("li", {}, line)).reverse());
  byId("say").hidden = !owner && yours.length === 0;
  showDoings();
  showQuestion();
  showResult();
  showOffers(text, position.seat !== null && table.seats[position.seat].how === "person");
}

function person(seat, number) {
  const who = seat.name ?? say(seat.how === "bot" ? `level-${seat.level}` : "free");
  const row = make("li", { className: position.turn === number ? "turn" : "" });
  row.append(make("b", { className: `seat-${number}` }, say(`seat-${number}`)), make("span", {}, who));
  if (seat.stands_in) row.append(make("span", { className: "quiet" }, say("stands-in")));
  if (yours.includes(number)) row.append(make("span", { className: "quiet" }, say("you")), ...ownSeat(seat, number));
  if (position.scores && table.status !== "open") row.append(make("b", { className: "points" }, String(position.scores[number])));
  return row;
}

function ownSeat(seat, number) {
  const type = seat.how === "person" && table.status !== "over" ? "leave" : seat.stands_in && table.status === "running" ? "return" : null;
  if (!type) return [];
  const button = make("button", { className: "small" }, say(type));
  on(button, "click", () => change({ type, seat: number }));
  return [button];
}

function showDoings() {
  const { status } = table;
  const free = table.seats.some((seat) => seat.how === "free");
  const turn = table.seats[position.turn];
  const hidden = yours.length > 1 && status === "running" && position.seat === null;
  const only = (button, condition) => (byId(button).hidden = !condition);
  only("start-game", owner && status === "open");
  only("invitation", status === "open" && free && byId("link").value);
  only("sit", status === "open" && free && table.listed && yours.length === 0 && byId("join").hidden);
  only("show", hidden && yours.includes(position.turn) && turn?.how === "person");
  if (turn) byId("show").textContent = `${say("show")} ${say(`seat-${position.turn}`)} · ${turn.name ?? ""}`;
  only("hide", yours.length > 1 && position.seat !== null && status === "running");
  only("undo", position.undo?.allowed);
  only("take-it-back", table.take_back && position.undo && !position.undo.allowed && !table.question);
  only("rematch", status === "over" && yours.length > 0 && !table.rematch);
  only("next", table.rematch);
  only("record", status === "over");
  byId("next").href = `/table/${table.rematch}`;
  byId("record").href = `/api/tables/${id}/record`;
}

function showQuestion() {
  const question = table.question;
  byId("asked").hidden = !question;
  if (!question) return;
  byId("question-asked").textContent = `${say(`seat-${question.seat}`)}: ${say(`asked-${question.about}`)}`;
  const me = answering();
  for (const button of ["agree", "disagree"]) byId(button).hidden = me === undefined;
}

function answering() {
  return table.question.asked.find((seat) => yours.includes(seat) && !table.question.agreed.includes(seat));
}

function showResult() {
  byId("result").hidden = !text.winners;
  if (!text.winners) return;
  byId("winners").textContent = text.winners;
  const rows = text.result.map(({ owner: whose, what, rule, points }) =>
    make("tr", {}, ...[whose, what, rule, points].map((cell) => make("td", {}, String(cell)))),
  );
  byId("result").querySelector("tbody").replaceChildren(...rows);
}

// Doing.

function change(message) {
  return tell(id, { seq: table.seq > position.seq ? table.seq : position.seq, ...message });
}

async function invite() {
  const { secret } = await ask("GET", `/api/tables/${id}/invitation`);
  byId("link").value = `${location.origin}/table/${id}#${secret}`;
  byId("only-here").hidden = !["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

async function copy() {
  byId("link").select();
  // Pages without TLS have no clipboard, but the selected text can be copied.
  if (navigator.clipboard) await navigator.clipboard.writeText(byId("link").value);
  else document.execCommand("copy");
  byId("copied").textContent = say("copied");
}

function arrange() {
  on(byId("start-game"), "click", () => change({ type: "start" }));
  on(byId("sit"), "click", async () => {
    await beCalled(byId("guest").value.trim() || say("guest"));
    await change({ type: "sit" });
    location.reload();
  });
  on(byId("show"), "click", () => listen.tell({ type: "show", seat: position.turn }));
  on(byId("hide"), "click", () => listen.tell({ type: "show", seat: null }));
  on(byId("undo"), "click", () => change({ type: "undo", seat: position.seat }));
  on(byId("take-it-back"), "click", () => change({ type: "take-back", seat: position.seat }));
  on(byId("agree"), "click", () => change({ type: "answer", seat: answering(), agree: true }));
  on(byId("disagree"), "click", () => change({ type: "answer", seat: answering(), agree: false }));
  on(byId("copy"), "click", copy);
  on(byId("rematch"), "click", async () => {
    const done = await change({ type: "rematch" });
    location.assign(`/table/${done.table}`);
  });
  on(byId("say"), "submit", async () => {
    if (!byId("text").value.trim()) return;
    await tell(id, { type: "say", text: byId("text").value });
    byId("text").value = "";
  });
  offer({
    foresee: (move) => ask("POST", `/api/tables/${id}/foresight`, { lang: language, seat: position.seat, move, narrow: true }),
    play: async (move) => {
      try {
        await tell(id, { type: "move", seq: text.seq, seat: position.seat, move });
      } catch (error) {
        await refresh();
        throw error;
      }
    },
  });
}
