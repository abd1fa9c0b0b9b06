// The settings of this browser. Stored here only; nothing is sent anywhere.
import type { Tempo } from "../generated/protocol";
import { isLanguage, browserLanguage, setLanguage, type Language } from "../i18n/messages.svelte";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** The phone vibrates when it is my turn, or when something happens to me. */
  vibration: boolean;
  /** The volume, from 0 to 1. */
  volume: number;
  motion: "auto" | "off";
  /** The speed of bots at the next table. */
  tempo: Tempo;
  /** Large figures; by default only if the drawings of a deck are too fine for a phone. */
  face: "auto" | "normal" | "large";
  reactions: boolean;
  /** Single keys for actions; they interfere with speech input. */
  keys: boolean;
  /** The hand for which the buttons at a table are placed. */
  hand: "right" | "left";
  /** Notify me when it is my turn and I look elsewhere. */
  notify: boolean;
  /** The same game without decoration and jokes. */
  extreme: boolean;
}

const KEY = "dacabo.settings";
export const SHUFFLE_KEY = "dacabo.shuffle";
/** Whether the card room on this device is used. */
export const HERE_KEY = "dacabo.here";
export const COMPANIONS_KEY = "dacabo.companions";

function read(): Settings {
  const defaults: Settings = {
    language: browserLanguage(),
    theme: "auto",
    // A phone is silent until its owner switches the sound on.
    sound: !matchMedia("(pointer: coarse)").matches,
    vibration: true,
    volume: 0.8,
    motion: "auto",
    tempo: "brisk",
    face: "auto",
    reactions: true,
    keys: true,
    hand: "right",
    notify: false,
    extreme: false,
  };
  const kept = readStored<Partial<Settings>>(KEY, {});
  if (!isLanguage(String(kept.language))) delete kept.language;
  return { ...defaults, ...kept };
}

export const settings = $state<Settings>(read());

const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemStill = $state(still.matches);
still.addEventListener("change", () => (systemStill = still.matches));

const dark = matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(dark.matches);
dark.addEventListener("change", () => (systemDark = dark.matches));

const phone = matchMedia("(width < 640px)");
let onPhone = $state(phone.matches);
phone.addEventListener("change", () => (onPhone = phone.matches));

/** Whether cards with fine drawings lie on the table, such as the pips of a French deck. */
let fine = $state(false);
export function setFineDrawings(are: boolean): void {
  fine = are;
}

/** A screen may be light or dark whatever the settings say. */
let lit = $state<"light" | "dark" | null>(null);
export function overrideTheme(as: "light" | "dark" | null): void {
  lit = as;
}

/** Whether cards move. */
export function motionAllowed(): boolean {
  return !settings.extreme && settings.motion === "auto" && !systemStill;
}

export function soundAllowed(): boolean {
  return settings.sound && !settings.extreme;
}

/** Store the settings, and apply them to the page. Called once, when the app starts. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      writeStored(KEY, { ...settings });
      const page = document.documentElement;
      const system = systemDark ? "dark" : "light";
      page.dataset["theme"] = lit ?? (settings.theme === "auto" ? system : settings.theme);
      const byItself = fine && onPhone ? "large" : "normal";
      page.dataset["face"] = settings.face === "auto" ? byItself : settings.face;
      page.dataset["hand"] = settings.hand;
      page.toggleAttribute("data-extreme", settings.extreme);
      page.toggleAttribute("data-still", !motionAllowed());
    });
    $effect(() => void setLanguage(settings.language));
  });
}

/** A stored value; null if nothing is or can be stored. */
export function readStored<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Store a value; null deletes it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // In a private window or with a full disk, the value is lost with the page.
  }
}
