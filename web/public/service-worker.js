// Keeps the page for the next visit, so that its shell appears at once; what is said about tables is never kept.

const KEPT = "cityboard";
// The page leaves here what a notice says, in the visitor's language.
const WORDS = "cityboard-words";
const PATIENCE = 2000;
// Files whose names come from their content: what is kept of them is right for ever.
const isFile = (url) => url.origin === location.origin && /^\/page\/.*-[\w-]{8}\.\w+$/.test(url.pathname);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET") return;
    if (isFile(url)) event.respondWith(kept(event.request));
    else if (isPage(event.request, url)) event.respondWith(shell(event));
});

const isPage = (request, url) => request.mode === "navigate" && !/^\/(api|schema)\//.test(url.pathname);

async function kept(request) {
    const cache = await caches.open(KEPT);
    const found = await cache.match(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
}

// Every address has the same page. The server's is the newest; the kept one helps if the server is slow or away.
async function shell(event) {
    const last = await (await caches.open(KEPT)).match("/");
    const fresh = fetch(event.request).then(renewed);
    if (!last) return fresh;
    event.waitUntil(fresh.catch(() => null));
    const late = new Promise((done) => setTimeout(done, PATIENCE, last));
    return Promise.race([fresh.catch(() => last), late]);
}

// A new page has new files: nothing of the old one is needed any more.
async function renewed(answer) {
    if (!answer.ok) return answer;
    const before = await (await caches.open(KEPT)).match("/");
    const text = await answer.clone().text();
    if (before && (await before.text()) !== text) await caches.delete(KEPT);
    await (await caches.open(KEPT)).put("/", answer.clone());
    return answer;
}

self.addEventListener("push", (event) => event.waitUntil(notify(event.data?.json() ?? {})));

async function notify(told) {
    const found = await (await caches.open(WORDS)).match("/words");
    const words = found ? await found.json() : {};
    await self.registration.showNotification(words[told.title] ?? "cityboard", {
        body: words[told.kind] ?? "",
        tag: told.table,
        data: told,
        icon: "/page/icon-192.png",
    });
}

// A table that is open already comes to the front.
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const table = event.notification.data?.table;
    event.waitUntil(show(table ? `/table/${table}` : "/"));
});

async function show(path) {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((window) => new URL(window.url).pathname.startsWith(path) && path !== "/");
    return there ? there.focus() : self.clients.openWindow(path);
}
