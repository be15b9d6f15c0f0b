// Where turn notifications go: this browser, and the visitor's own addresses.

import { learn, say, titleName } from "../language/speech.svelte";
import type { Channel } from "../protocol";
import { ask } from "../server/http";
import { NAMES } from "../titles/registry";

// The service worker finds the text of a notification here; it has no other way to learn the visitor's language.
const WORDS = "cityboard-words";
const KINDS = ["turn", "reminder", "over", "knock"];

export const canPush = (): boolean =>
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export class Notices {
    channels: Channel[] = $state.raw([]);
    // The secret of a webhook is shown once.
    added: Channel | null = $state.raw(null);
    // The address at which this browser gets notifications, if it does.
    here: string | null = $state(null);

    async load(): Promise<void> {
        this.channels = await ask("GET", "/api/me/channels");
        const subscription = await subscribed();
        this.here = subscription?.endpoint ?? null;
    }

    get isHere(): boolean {
        return this.channels.some((channel) => channel.address === this.here);
    }

    // Returns false if the visitor does not want notifications after all.
    async subscribe(): Promise<boolean> {
        if ((await Notification.requestPermission()) !== "granted") return false;
        const { key } = await ask("GET", "/api/push-key");
        const registration = await navigator.serviceWorker.ready;
        const subscription = await registration.pushManager.subscribe({
            userVisibleOnly: true,
            applicationServerKey: key,
        });
        const { endpoint: address = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
        await keepWords();
        await ask("POST", "/api/me/channels", { body: { address, keys: { p256dh, auth } } });
        await this.load();
        return true;
    }

    async addWebhook(address: string): Promise<void> {
        this.added = await ask("POST", "/api/me/channels", { body: { address, keys: null } });
        await this.load();
    }

    async remove(channel: Channel): Promise<void> {
        await removeChannel(channel.id);
        if (channel.address === this.here) await (await subscribed())?.unsubscribe();
        await this.load();
    }
}

async function subscribed(): Promise<PushSubscription | null> {
    if (!canPush()) return null;
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
}

// Before someone else uses this browser, stop the previous visitor's notifications.
export async function forgetHere(): Promise<void> {
    const subscription = await subscribed();
    if (!subscription) return;
    const channels = await ask("GET", "/api/me/channels");
    const channel = channels.find(({ address }) => address === subscription.endpoint);
    if (channel) await removeChannel(channel.id);
    await subscription.unsubscribe();
}

// Notifications use the language of the page.
export async function translateWords(): Promise<void> {
    if (!(await subscribed())) return;
    await keepWords();
}

async function keepWords(): Promise<void> {
    await Promise.all(["web-me", ...NAMES].map(learn));
    const titles = NAMES.map((name) => [name, titleName(name)]);
    const words = Object.fromEntries([...KINDS.map((kind) => [kind, say(`web-me-notice-${kind}`)]), ...titles]);
    await (await caches.open(WORDS)).put("/words", new Response(JSON.stringify(words)));
}

const removeChannel = (id: string): Promise<unknown> =>
    ask("DELETE", "/api/me/channels/{channel_id}", { path: { channel_id: id } });
