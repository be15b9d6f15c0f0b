import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/josefin-sans/wght.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/classes.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { preferred, speak } from "./language/speech.svelte";
import { stack } from "./parts/keys";
import { loadAgainOnce } from "./renewal";
import { recognise } from "./server/me.svelte";

window.addEventListener("vite:preloadError", () => void loadAgainOnce());
window.addEventListener("keydown", (event) => stack.press(event));

// The page appears even if the server cannot be reached; whatever needs the server says so itself.
recognise().catch(() => null);
try {
    await speak(preferred());
    mount(App, { target: document.getElementById("app")! });
} catch (error) {
    console.error(error);
    document.getElementById("unloaded")!.hidden = false;
}

// During development, nothing is cached for the next visit.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
