// The gallery, for development only: the real app, with fixed answers instead of a server and a
// clock that stands still. `gallery.html?state=turn&lang=de&theme=dark` shows one state;
// `settled` on the page's root says that it is there. Without a state: the list of all. With
// `&longest` names and counts are as long as they get; `gallery.speak("nl")` then changes the
// language of what is shown, and `gallery.tell([…])` shows the same screen with other messages.
import { mount, unmount } from "svelte";
import "../styles/index.css";
import { standStill } from "./clock";
import { listen } from "./fakeSocket";
import { answer } from "./fakeServer";
import { countMany, longest, longNames } from "./longest";
import { STATES } from "./states";
import { frame, settle, walk } from "./steps";
import type { State } from "./state";

const wanted = new URLSearchParams(location.search);
const state = STATES.find(({ name }) => name === wanted.get("state"));
const language = wanted.get("lang") ?? "en";
const theme = wanted.get("theme") ?? "auto";

async function show({ path, kept, settings, answers, ...shown }: State): Promise<void> {
  standStill();
  const told = listen(shown);
  answer(answers ?? {});
  localStorage.clear();
  sessionStorage.clear();
  // Otherwise the app would not ask who it is: strangers have no such cookie.
  document.cookie = "dacabo_known=1";
  const chosen = { language, theme, motion: "off", sound: false, ...settings };
  for (const [key, value] of Object.entries({ "dacabo.settings": chosen, ...kept })) {
    localStorage.setItem(key, JSON.stringify(value));
  }
  history.replaceState(null, "", path);
  // Imported only now: these read the address and the storage on import.
  const [app, messages, mine] = await Promise.all([
    import("../App.svelte"),
    import("../i18n/messages.svelte"),
    import("../app/settings.svelte"),
  ]);
  await messages.setLanguage(mine.settings.language);
  mine.applySettings();
  const target = document.querySelector("#app")!;
  let mounted = mount(app.default, { target });
  await settle();
  await told();
  await walk(shown.steps ?? []);
  await settle();
  const speak = async (next: typeof mine.settings.language) => {
    mine.settings.language = next;
    await messages.setLanguage(next);
    await frame();
    await frame();
  };
  /** The same screen, told something else. */
  const tell = async (others: NonNullable<State["told"]>) => {
    await unmount(mounted);
    const toldAgain = listen({ told: others });
    mounted = mount(app.default, { target });
    await settle();
    await toldAgain();
    await settle();
  };
  Object.assign(globalThis, { gallery: { speak, tell, names: longNames() } });
  document.documentElement.dataset["settled"] = "yes";
}

if (state && wanted.has("longest")) {
  countMany();
  await show(longest(state));
} else if (state) {
  await show(state);
} else {
  const { default: Contents } = await import("./Contents.svelte");
  mount(Contents, { target: document.querySelector("#app")!, props: { language, theme } });
}
