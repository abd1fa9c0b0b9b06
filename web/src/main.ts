import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepFocus } from "./focus";
import { keepApp } from "./keepApp";
import { followSettings, settings } from "./settings.svelte";
import { speak } from "./words/words.svelte";

await speak(settings.language);
followSettings();
keepFocus();
mount(App, { target: document.querySelector("#app")! });
keepApp();
