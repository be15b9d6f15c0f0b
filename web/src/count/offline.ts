// The page can be opened again without a server once the service worker has its files.

const FILE = /\/page\/[^/]+$/;

// The service worker came after the first files did, so they are fetched once more through it, from the browser's cache.
export async function keepLoaded(): Promise<void> {
    if (!navigator.serviceWorker) return;
    await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    await Promise.all(files.filter((name) => FILE.test(name)).map((name) => fetch(name).catch(() => null)));
}
