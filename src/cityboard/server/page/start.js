// The start page: play at once, go on, join, or open a table with everything chosen.

import { ask, beCalled, newKey } from "./server.js";
import { byId, make, on, say } from "./words.js";

let choices;

export async function showStart(me) {
  choices = await ask("GET", "/api/choices");
  byId("start").hidden = false;
  byId("nickname").value = me ? me.nickname : say("guest");
  for (const { title } of choices.titles) {
    const play = make("button", { className: "main" }, say("play-now"));
    on(play, "click", () => open({ title, seats: [{ who: "me" }, bot()] }));
    byId("titles").append(
      make("section", { className: "panel" }, make("h2", {}, say(`title-${title}`)), make("p", {}, say(`pitch-${title}`)), play),
    );
    byId("title").append(make("option", { value: title }, say(`title-${title}`)));
  }
  byId("title").addEventListener("change", showTitle);
  byId("players").addEventListener("change", showSeats);
  on(byId("new").querySelector("form"), "submit", () => open(proposal()));
  showTitle();
  if (me) list("own", await ask("GET", "/api/me/tables"));
  list("lobby", await ask("GET", "/api/tables"));
}

function bot() {
  return { who: "bot", level: choices.levels.at(-1) };
}

async function open(proposed) {
  await beCalled(byId("nickname").value.trim() || say("guest"));
  const { id } = await ask("POST", "/api/tables", { ...proposed, key: newKey() });
  location.assign(`/table/${id}`);
}

function list(id, summaries) {
  byId(id).hidden = summaries.length === 0;
  for (const { table, your_turn: yourTurn } of summaries) {
    const names = table.seats.map((seat) => seat.name ?? say(seat.how === "bot" ? `level-${seat.level}` : "free"));
    const status = say(yourTurn ? "your-turn" : `status-${table.status}`);
    byId(id)
      .querySelector("ul")
      .append(
        make(
          "li",
          {},
          make("a", { href: `/table/${table.id}` }, `${say(`title-${table.title}`)} · ${names.join(", ")}`),
          make("span", { className: yourTurn ? "mark" : "quiet" }, status),
        ),
      );
  }
}

// A table with everything chosen.

function chosenTitle() {
  return choices.titles.find(({ title }) => title === byId("title").value);
}

function showTitle() {
  const { players, options } = chosenTitle();
  byId("players").replaceChildren(...players.map((number) => make("option", { value: number }, String(number))));
  byId("players").value = players.find((number) => number > 1);
  byId("options").replaceChildren(...options.map(field));
  showSeats();
}

function showSeats() {
  const before = [...byId("seats").children].map((row) => row.querySelector("select").value);
  const ways = ["me", "link", ...choices.levels];
  const label = (way) => (choices.levels.includes(way) ? `level-${way}` : `who-${way}`);
  const rows = Array.from({ length: Number(byId("players").value) }, (_, seat) => {
    const who = make("select", {}, ...ways.map((way) => make("option", { value: way }, say(label(way)))));
    who.value = before[seat] ?? (seat === 0 ? "me" : choices.levels.at(-1));
    who.addEventListener("change", showNames);
    const hint = say("name-here");
    const name = make("input", { maxLength: 24, autocomplete: "off", placeholder: hint, "aria-label": hint });
    const place = make("label", { className: "field" }, make("span", {}, say(`seat-${seat}`)), who);
    return make("div", { className: "row" }, place, name);
  });
  byId("seats").replaceChildren(...rows);
  showNames();
}

// Who shares this device with others needs names to tell them apart.
function showNames() {
  const rows = [...byId("seats").children];
  const here = rows.filter((row) => row.querySelector("select").value === "me");
  for (const row of rows) row.querySelector("input").hidden = here.length < 2 || !here.includes(row);
}

function field({ name, values, several }) {
  const label = make("span", {}, say(`option-${name}`));
  const shown = (value) => (typeof value === "number" ? String(value) : say(`value-${name}-${value}`));
  if (several) {
    const boxes = values.map((value, index) => box(name, index, make("span", {}, shown(value))));
    return make("div", { role: "group", "aria-label": say(`option-${name}`) }, label, ...boxes);
  }
  if (values[1] === true) return box(name, 1, label);
  const offered = values.map((value, index) => make("option", { value: index }, shown(value)));
  const select = make("select", { "data-option": name }, ...offered);
  return make("label", { className: "field" }, label, select);
}

function box(name, value, label) {
  return make("label", { className: "check" }, make("input", { type: "checkbox", value, "data-option": name }), label);
}

function proposal() {
  const { title, options } = chosenTitle();
  const chosen = {};
  for (const { name, values, several } of options) {
    const inputs = [...byId("options").querySelectorAll(`[data-option="${name}"]`)];
    const picked = inputs.filter((input) => input.type !== "checkbox" || input.checked).map((input) => values[input.value]);
    if (several) chosen[name] = picked;
    else if (picked.length > 0 && picked[0] !== values[0]) [chosen[name]] = picked;
  }
  const seats = [...byId("seats").children].map((row) => {
    const way = row.querySelector("select").value;
    const name = row.querySelector("input");
    if (way === "link") return { who: "link" };
    if (way !== "me") return { who: "bot", level: way };
    return name.hidden || !name.value.trim() ? { who: "me" } : { who: "me", name: name.value.trim() };
  });
  return { title, seats, options: chosen, listed: byId("listed").checked, take_back: byId("take-back").checked };
}
