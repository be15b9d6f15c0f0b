// What the page says: labels in the chosen language, refusals as sentences, texts in their places.

import { Refusal, ask } from "./server.js";

const LANGUAGES = ["en", "de", "fr", "nl"];
let labels = {};

export const language = [localStorage.getItem("language"), ...navigator.languages.map((code) => code.slice(0, 2)), "en"].find(
  (code) => LANGUAGES.includes(code),
);

export function say(label) {
  return labels[label] ?? label;
}

export function byId(id) {
  return document.getElementById(id);
}

// Make an element: properties as in the DOM, `data-…` and `aria-…` as attributes, then its content.
export function make(tag, properties = {}, ...content) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-")) element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...content);
  return element;
}

export async function speak() {
  labels = await ask("GET", `/api/labels/${language}`);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-label]")) element.textContent = say(element.dataset.label);
  const select = byId("language");
  select.value = language;
  select.addEventListener("change", () => {
    localStorage.setItem("language", select.value);
    location.reload();
  });
}

export async function notice(error) {
  let words = say("unreachable");
  if (error instanceof Refusal) {
    const said = await ask("POST", "/api/words", { lang: language, reason: error.reason }).catch(() => null);
    words = said ? said.sentence : error.message;
  } else {
    console.error(error);
  }
  byId("notice").textContent = words;
  byId("notice").hidden = false;
}

export function clearNotice() {
  byId("notice").hidden = true;
}

// Let an element do something, and say why if it is refused.
export function on(element, event, work) {
  element.addEventListener(event, async (happened) => {
    happened.preventDefault();
    clearNotice();
    try {
      await work(happened);
    } catch (error) {
      await notice(error);
    }
  });
}

// Lines of runs, as the server draws them, into a <pre>, as large as the place allows but never too small to read.
export function draw(pre, lines) {
  pre.replaceChildren(
    ...lines.flatMap((line) => [...line.map(([text, styles]) => make("span", { className: styles }, ...cells(text))), "\n"]),
  );
  const columns = Math.max(1, ...lines.map((line) => line.reduce((sum, [text]) => sum + text.length, 0)));
  const size = (pre.clientWidth - 24) / columns / 0.602; // the width of a letter of a monospaced font
  pre.style.fontSize = `${Math.min(15, Math.max(9.5, size))}px`;
}

// Signs that a monospaced font may lack come from another one: each gets a place of the right width.
function cells(text) {
  return text
    .split(/([^ -~\u00a0-\u017f\u2500-\u259f])/)
    .map((part, index) => (index % 2 ? make("span", { className: "cell" }, part) : part));
}
