import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { choices } from "./device/choices.svelte";
import { look } from "./look/theme.svelte";
import { words } from "./words/words.svelte";

look.begin();
choices.begin();
await words.begin("page", "home", "why");
mount(App, { target: document.body });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/worker.js").catch(() => undefined); // without it the page works as well
}
