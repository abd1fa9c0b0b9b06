// The gallery, for development only: the real app, with fixed answers instead of a server and a
// clock that stands still. `gallery.html?state=turn&lang=de&theme=dark` shows one state;
// `data-settled` on the root element says that it is ready. Without a state: the list of all. With
// `&longest` names and counts are as long as they get; `gallery.speak("nl")` then changes the
// language of what is shown, `gallery.tell([…])` shows the same screen with other messages, and
// `gallery.turn()` shows the next page of the big screen.
// `gallery.sounds()` are the sounds of a table, to be measured.
import { mount, unmount } from "svelte";
import "../styles/index.css";
import { Database } from "../pocket/database";
import { repeatOnce, standStill } from "./clock";
import { fakeSocket } from "./fakeSocket";
import { fakeServer } from "./fakeServer";
import { longest, longNames, useLargeCounts } from "./longest";
import { STATES } from "./states";
import { frame, runSteps, settle } from "./steps";
import type { State } from "./state";

const params = new URLSearchParams(location.search);
const state = STATES.find(({ name }) => name === params.get("state"));
const language = params.get("lang") ?? "en";
const theme = params.get("theme") ?? "auto";

/** How long a page of the big screen stays. */
const TURN_MS = 12_000;

/** Everybody sees the same person in every picture. */
const FACE = [1, 6, 3, 1, 31, 4, 5, 4];

function prepareStorage(settings: State["settings"], stored: State["kept"]): void {
  localStorage.clear();
  sessionStorage.clear();
  // The app asks the server who we are only if this cookie is set.
  document.cookie = "dacabo_known=1";
  const chosen = { language, theme, motion: "off", sound: false, ...settings };
  for (const [key, value] of Object.entries({
    "dacabo.settings": chosen,
    "dacabo.face": FACE,
    ...stored,
  })) {
    localStorage.setItem(key, JSON.stringify(value));
  }
}

/** What is in the database of the card room on this device. */
async function prepareDatabase(tables: number): Promise<void> {
  const database = await Database.open();
  await database.clear();
  const copied = <T>(values: T[]) => ({ toJs: () => values });
  const keys = Array.from({ length: tables }, (_, table) => `stream\0${table}`);
  await database.write(copied<string>([]), copied(keys), copied(keys.map(() => new Uint8Array())));
}

async function show({ path, kept, settings, answers, here = 0, ...shown }: State): Promise<void> {
  await prepareDatabase(here);
  standStill();
  const sendMessages = fakeSocket(shown);
  fakeServer(answers ?? {});
  prepareStorage(settings, kept);
  history.replaceState(null, "", path);
  // Imported only now: these read the address and the storage on import.
  const [app, messages, settingsModule] = await Promise.all([
    import("../App.svelte"),
    import("../i18n/messages.svelte"),
    import("../app/settings.svelte"),
  ]);
  await messages.setLanguage(settingsModule.settings.language);
  settingsModule.applySettings();
  const target = document.querySelector("#app")!;
  let mounted = mount(app.default, { target });
  await settle();
  await sendMessages();
  await runSteps(shown.steps ?? []);
  await settle();
  const speak = async (next: typeof settingsModule.settings.language) => {
    settingsModule.settings.language = next;
    await messages.setLanguage(next);
    // One frame to render, one to lay out.
    await frame();
    await frame();
  };
  /** Show the same screen with other messages. */
  const tell = async (others: NonNullable<State["told"]>) => {
    await unmount(mounted);
    const sendAgain = fakeSocket({ told: others });
    mounted = mount(app.default, { target });
    await settle();
    await sendAgain();
    await settle();
  };
  const turn = async () => {
    repeatOnce(TURN_MS);
    await settle();
  };
  const sounds = () => import("../app/soundEffects");
  Object.assign(globalThis, { gallery: { speak, tell, turn, sounds, names: longNames() } });
  document.documentElement.dataset["settled"] = "yes";
}

if (state && params.has("longest")) {
  useLargeCounts();
  await show(longest(state));
} else if (state) {
  await show(state);
} else {
  const { default: Contents } = await import("./Contents.svelte");
  mount(Contents, { target: document.querySelector("#app")!, props: { language, theme } });
}
