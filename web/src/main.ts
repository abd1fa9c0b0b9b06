import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";
import { restoreLostFocus } from "./app/focus";
import { registerServiceWorker } from "./app/serviceWorker";
import { applySettings, HERE_KEY, readStored, settings } from "./app/settings.svelte";
import { setLanguage } from "./i18n/messages.svelte";

await setLanguage(settings.language);
applySettings();
restoreLostFocus();
registerServiceWorker();

const open = () => mount(App, { target: document.querySelector("#app")! });
// Not awaited: the files that are imported here wait until this one has ended.
if (__POCKET__ || readStored(HERE_KEY, false))
  void import("./screens/pocket").then(({ start }) => start(open), open);
else open();
