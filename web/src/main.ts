import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/josefin-sans/wght.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./language/speech.svelte";
import { recognise } from "./server/me.svelte";

await Promise.all([speak(preferred()), recognise()]);
mount(App, { target: document.getElementById("app")! });
