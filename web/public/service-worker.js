// Keeps the page for the next visit, so that its shell appears at once; what is said about tables is never kept.

const KEPT = "cityboard";
const isFile = (url) => url.origin === location.origin && url.pathname.startsWith("/page/");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET") return;
    if (isFile(url)) event.respondWith(kept(event.request));
    else if (event.request.mode === "navigate") event.respondWith(shell(event.request));
});

// Files are named by their content: what is kept is right.
async function kept(request) {
    const cache = await caches.open(KEPT);
    const found = await cache.match(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
}

async function shell(request) {
    const cache = await caches.open(KEPT);
    try {
        const answer = await fetch(request);
        if (answer.ok) cache.put("/", answer.clone());
        return answer;
    } catch {
        return (await cache.match("/")) ?? Response.error();
    }
}

self.addEventListener("push", (event) => {
    const told = event.data?.json() ?? {};
    event.waitUntil(
        self.registration.showNotification("cityboard", {
            body: told.title ?? "",
            tag: told.table,
            data: told,
            icon: "/page/icon.svg",
        }),
    );
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const table = event.notification.data?.table;
    event.waitUntil(self.clients.openWindow(table ? `/table/${table}` : "/"));
});
