import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";
import { restoreLostFocus } from "./app/focus";
import { registerServiceWorker } from "./app/serviceWorker";
import { applySettings, settings } from "./app/settings.svelte";
import { setLanguage } from "./i18n/messages.svelte";

async function start(): Promise<void> {
  if (localStorage["dacabo-pocket"]) (await import("./pocket/room.svelte")).playHere();
  await setLanguage(settings.language);
  applySettings();
  restoreLostFocus();
  mount(App, { target: document.querySelector("#app")! });
  registerServiceWorker();
}

// Not awaited here: the files that it imports wait until this one has ended.
void start();
