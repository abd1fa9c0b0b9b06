// The words of the reader's language: the same Fluent files that the server uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "nl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What languages call themselves. */
export const ENDONYMS: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
};

type Part = "core" | "around" | "show" | "guide" | "pad" | "event" | "desk" | "people" | "club";
type Load = () => Promise<{ default: string }>;

const FILES: Record<Part, Record<Language, Load>> = {
  core: {
    en: () => import("words:en/core"),
    de: () => import("words:de/core"),
    nl: () => import("words:nl/core"),
    fr: () => import("words:fr/core"),
  },
  around: {
    en: () => import("words:en/around"),
    de: () => import("words:de/around"),
    nl: () => import("words:nl/around"),
    fr: () => import("words:fr/around"),
  },
  show: {
    en: () => import("words:en/show"),
    de: () => import("words:de/show"),
    nl: () => import("words:nl/show"),
    fr: () => import("words:fr/show"),
  },
  guide: {
    en: () => import("words:en/guide"),
    de: () => import("words:de/guide"),
    nl: () => import("words:nl/guide"),
    fr: () => import("words:fr/guide"),
  },
  pad: {
    en: () => import("words:en/pad"),
    de: () => import("words:de/pad"),
    nl: () => import("words:nl/pad"),
    fr: () => import("words:fr/pad"),
  },
  event: {
    en: () => import("words:en/event"),
    de: () => import("words:de/event"),
    nl: () => import("words:nl/event"),
    fr: () => import("words:fr/event"),
  },
  desk: {
    en: () => import("words:en/desk"),
    de: () => import("words:de/desk"),
    nl: () => import("words:nl/desk"),
    fr: () => import("words:fr/desk"),
  },
  people: {
    en: () => import("words:en/people"),
    de: () => import("words:de/people"),
    nl: () => import("words:nl/people"),
    fr: () => import("words:fr/people"),
  },
  club: {
    en: () => import("words:en/club"),
    de: () => import("words:de/club"),
    nl: () => import("words:nl/club"),
    fr: () => import("words:fr/club"),
  },
};

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle>();
const parts = new Set<Part>(["core"]);

async function read(speaking: Language): Promise<FluentBundle> {
  const texts = await Promise.all([...parts].map((part) => FILES[part][speaking]()));
  // As in Python: names that run from right to left bring their own marks (see `tidy`).
  const words = new FluentBundle(speaking, { useIsolating: false });
  for (const text of texts) words.addResource(new FluentResource(text.default));
  return words;
}

let latest: Language = "en";
let turn = 0;
let newest: Promise<void> = Promise.resolve();

/** Use a language from now on. */
export function speak(wanted: Language): Promise<void> {
  latest = wanted;
  newest = use(wanted, ++turn);
  return newest;
}

async function use(wanted: Language, mine: number): Promise<void> {
  const words = await read(wanted);
  // Another language, or more words, were requested meanwhile: those win.
  if (turn !== mine) return newest;
  bundle = words;
  language = wanted;
  document.documentElement.lang = wanted;
}

const fetched = new Map<Part, Promise<void>>();

/** Load more words, which are not always needed. */
export function fetchWords(part: Part): Promise<void> {
  const there = fetched.get(part);
  if (there) return there;
  parts.add(part);
  const coming = speak(latest).catch((error: unknown) => {
    fetched.delete(part);
    throw error;
  });
  fetched.set(part, coming);
  return coming;
}

/** A part of the app with the words that neither the first screen nor a first move needs. */
export async function withWords<Found>(part: Promise<Found>): Promise<Found> {
  const [found] = await Promise.all([part, fetchWords("around")]);
  return found;
}

export const fetchGuide = () => fetchWords("guide");

export function spoken(): Language {
  return language;
}

/** The language of this browser, if we have it. */
export function likelyLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => wanted.find((tag) => isLanguage(tag)) === known) ?? "en";
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Whether there are words for a key, or for its attribute. */
export function hasText(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  return message !== undefined && (!attribute || attribute in message.attributes);
}

/** The words of a key, or of its attribute (`option.about`), with the values filled in. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return missing(key);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length) console.error(key, errors);
  return text;
}

function missing(key: string): string {
  if (bundle) console.error(`no words for ${key}`);
  return bundle ? key : "";
}
