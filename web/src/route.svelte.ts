// Where the visitor is: the address of the page, and how to go elsewhere without loading it again.

import { find } from "./addresses";
import type { Title } from "./protocol";

export type Route =
    | { page: "start" }
    | { page: "open"; title: Title }
    | { page: "table"; id: string; number: number | null }
    | { page: "rules"; title: Title; rule: string | null }
    | { page: "learn"; title: Title }
    | { page: "box"; title: Title; edition: string | null }
    | { page: "count"; title: Title }
    | { page: "me" }
    | { page: "look" }
    | { page: "missing" };

const isTitle = (word: string | undefined): word is Title => /^[a-z][a-z-]*$/.test(word ?? "");

export function read(path: string): Route {
    const address = find(path);
    if (!address) return { page: "missing" };
    const { place, names } = address;
    const { title, rule = null, edition = null, table_id: id = "", number = null } = names;
    if (place === "start" || place === "me" || place === "look") return { page: place };
    if (place === "table" || place === "move")
        return { page: "table", id, number: number === null ? null : Number(number) };
    if (!isTitle(title)) return { page: "missing" };
    if (place === "open" || place === "learn" || place === "count") return { page: place, title };
    if (place === "box" || place === "edition") return { page: "box", title, edition };
    return { page: "rules", title, rule };
}

let route: Route = $state(read(location.pathname));

export const here = (): Route => route;

// Whether the visitor comes to the next page from another one.
let isNew = false;

// The heading of a page gets the focus when the visitor comes from another page.
export function arrived(heading: HTMLElement): void {
    if (!isNew) return;
    isNew = false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
}

export function go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    follow();
    if (!replace) window.scrollTo(0, 0);
}

function follow(): void {
    const next = read(location.pathname);
    isNew ||= next.page !== route.page;
    route = next;
}

window.addEventListener("popstate", follow);

// Ordinary links stay inside the page; a new tab is still possible.
document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const address = link.getAttribute("href")!;
    if (link.hasAttribute("target") || link.hasAttribute("download") || address.startsWith("/api/")) return;
    event.preventDefault();
    go(address);
});
