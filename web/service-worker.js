// Keeps the page for the next visit, so that its shell appears at once; what is said about tables is never kept.

// The newest shell, and for every build its files: a page that is open over an update still needs those of its own.
const SHELL = "cityboard-shell";
const FILES = "cityboard-files-";
// The page leaves here what a notice says, in the visitor's language.
const WORDS = "cityboard-words";
const PATIENCE = 2000;
const FAILED = 500;
// Files whose names come from their content: what is kept of them is right forever.
const NAME = /\/page\/[\w.-]+-[\w-]{8}\.\w+/g;
const isFile = (url) => url.origin === location.origin && url.pathname.replace(NAME, "") === "";
// The addresses of pages as regular expressions: the build puts them here (vite.config.ts).
const PAGES = PAGE_PATTERNS.map((pattern) => RegExp(pattern));
const isPage = (request, url) => request.mode === "navigate" && PAGES.some((page) => page.test(url.pathname));

self.addEventListener("install", (event) => {
    self.skipWaiting();
    event.waitUntil(fetch("/").then(keep));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET") return;
    if (isFile(url)) event.respondWith(kept(event.request));
    else if (isPage(event.request, url)) event.respondWith(shell(event));
});

async function kept(request) {
    const stored = await caches.match(request);
    if (stored) return stored;
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(filesOf(await lastShell()))).put(request, answer.clone());
    return answer;
}

const lastShell = async () => (await caches.open(SHELL)).match("/");
// The server marks every version of its shell.
const filesOf = (shell) => FILES + (shell?.headers.get("etag") ?? "");

// Every address has the same page. The server's is the newest; the kept one helps if the server is slow or away.
async function shell(event) {
    await tidy();
    const last = await lastShell();
    const fresh = fetch(event.request);
    event.waitUntil(fresh.then((answer) => keep(answer.clone())).catch(() => null));
    if (!last) return fresh;
    const usable = fresh.then((answer) => (answer.status < FAILED ? answer : last)).catch(() => last);
    const late = new Promise((done) => setTimeout(done, PATIENCE, last));
    return Promise.race([usable, late]);
}

// A shell is of use only with the files that it begins with.
async function keep(answer) {
    if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return;
    const files = new Set((await answer.clone().text()).match(NAME));
    await (await caches.open(filesOf(answer))).addAll([...files]);
    await (await caches.open(SHELL)).put("/", answer);
}

// Other builds are forgotten once no page can be one of theirs.
async function tidy() {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length > 0) return;
    const needed = [SHELL, WORDS, filesOf(await lastShell())];
    const others = (await caches.keys()).filter((name) => !needed.includes(name));
    await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener("push", (event) => event.waitUntil(notify(event.data?.json() ?? {})));

async function notify(notice) {
    const stored = await (await caches.open(WORDS)).match("/words");
    const words = stored ? await stored.json() : {};
    await self.registration.showNotification(words[notice.title] ?? "cityboard", {
        body: words[notice.kind] ?? "",
        tag: notice.table,
        data: notice,
        icon: "/page/icon-192.png",
    });
}

// A table that is open already comes to the front.
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const table = event.notification.data?.table;
    event.waitUntil(show(table ? TABLE_ADDRESS + table : "/"));
});

async function show(path) {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((window) => new URL(window.url).pathname.startsWith(path) && path !== "/");
    return there ? there.focus() : self.clients.openWindow(path);
}
