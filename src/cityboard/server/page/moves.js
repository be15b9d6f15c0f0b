// The legal moves as buttons: by kind, then by what comes first, then by what is typed.

import { byId, draw, make, on, say } from "./words.js";

const MANY = 12; // more are narrowed down
let offers = [];
let kind, first, acts;
let shownFor = null;
let goOn = false; // after a move, whoever plays by keyboard goes on where the next moves are

export function offer(given) {
  acts = given;
  byId("filter").addEventListener("input", showMoves);
  on(byId("do"), "click", () => play(byId("do").move));
  on(byId("cancel"), "click", () => {
    byId("confirm").hidden = true;
    byId("moves").querySelector("button")?.focus();
  });
}

// Show what may be done; the same offers stay as they are, so that nobody loses the place.
export function showOffers(text, allowed) {
  const present = `${text.seq} ${text.moves.length} ${allowed}`;
  if (present === shownFor) return;
  shownFor = present;
  offers = allowed ? text.moves : [];
  byId("choosing").hidden = offers.length === 0;
  byId("confirm").hidden = true;
  byId("question").textContent = text.question ?? say("your-move");
  byId("filter").value = "";
  kind = undefined;
  choose(offers[0]?.move[0]);
  if (goOn && offers.length > 0) {
    goOn = false;
    byId("moves").querySelector("button").focus({ preventScroll: true });
  }
}

function choose(chosen) {
  const kinds = [...new Set(offers.map(({ move }) => move[0]))];
  kind = chosen;
  first = undefined;
  buttons("kinds", kinds.length > 1 ? kinds : [], kind, (value) => say(`kind-${value}`), choose);
  if (kinds.length === 1) byId("kinds").replaceChildren(make("p", {}, say(`kind-${kind}`)));
  chooseFirst(undefined);
}

function chooseFirst(chosen) {
  const ofKind = offers.filter(({ move }) => move[0] === kind);
  const firsts = [...new Set(ofKind.map(({ move }) => move[1]))];
  first = chosen === first ? undefined : chosen;
  const several = ofKind.length > MANY && firsts.length > 1 && firsts.length < ofKind.length;
  buttons("firsts", several ? firsts : [], first, String, chooseFirst);
  byId("filtering").hidden = ofKind.length <= MANY;
  showMoves();
}

function buttons(place, values, chosen, words, pick) {
  byId(place).replaceChildren(
    ...values.map((value) => {
      const button = make("button", { type: "button", "aria-pressed": String(value === chosen) }, words(value));
      on(button, "click", () => {
        pick(value);
        byId(place).children[values.indexOf(value)].focus();
      });
      return button;
    }),
  );
}

function showMoves() {
  const typed = byId("filter").value.trim().toLowerCase().split(/\s+/);
  const wanted = offers.filter(
    ({ move, words }) =>
      move[0] === kind &&
      (first === undefined || move[1] === first) &&
      typed.every((word) => words.toLowerCase().includes(word)),
  );
  byId("moves").replaceChildren(
    ...wanted.map(({ move, words }) => {
      const button = make("button", { type: "button" }, move.length === 1 ? say(`kind-${move[0]}`) : words);
      on(button, "click", () => consider(move, button.textContent));
      return button;
    }),
  );
}

// What cannot be taken back, or is to be looked at, is asked for once more.
async function consider(move, words) {
  const { final, effects, board } = await acts.foresee(move);
  if (!final && board.length === 0) {
    await play(move);
    return;
  }
  byId("move").textContent = words;
  byId("effects").replaceChildren(...effects.map((effect) => make("li", {}, effect)));
  byId("final").hidden = !final;
  byId("confirm").hidden = false;
  byId("foreseen").hidden = board.length === 0;
  draw(byId("foreseen"), board);
  byId("do").move = move;
  byId("do").focus();
}

async function play(move) {
  byId("confirm").hidden = true;
  goOn = true;
  await acts.play(move);
}
