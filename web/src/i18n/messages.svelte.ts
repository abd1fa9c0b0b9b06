// The messages of the reader's language: the same Fluent files that the server uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "nl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of the languages in themselves. */
export const ENDONYMS: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
};

type Part =
  | "core"
  | "doors"
  | "around"
  | "show"
  | "guide"
  | "pad"
  | "event"
  | "desk"
  | "people"
  | "club"
  | "film"
  | "whatIf"
  | "ending";
type Load = () => Promise<{ default: string }>;

const FILES: Record<Part, Record<Language, Load>> = {
  core: {
    en: () => import("messages:en/core"),
    de: () => import("messages:de/core"),
    nl: () => import("messages:nl/core"),
    fr: () => import("messages:fr/core"),
  },
  doors: {
    en: () => import("messages:en/doors"),
    de: () => import("messages:de/doors"),
    nl: () => import("messages:nl/doors"),
    fr: () => import("messages:fr/doors"),
  },
  around: {
    en: () => import("messages:en/around"),
    de: () => import("messages:de/around"),
    nl: () => import("messages:nl/around"),
    fr: () => import("messages:fr/around"),
  },
  show: {
    en: () => import("messages:en/show"),
    de: () => import("messages:de/show"),
    nl: () => import("messages:nl/show"),
    fr: () => import("messages:fr/show"),
  },
  guide: {
    en: () => import("messages:en/guide"),
    de: () => import("messages:de/guide"),
    nl: () => import("messages:nl/guide"),
    fr: () => import("messages:fr/guide"),
  },
  pad: {
    en: () => import("messages:en/pad"),
    de: () => import("messages:de/pad"),
    nl: () => import("messages:nl/pad"),
    fr: () => import("messages:fr/pad"),
  },
  event: {
    en: () => import("messages:en/event"),
    de: () => import("messages:de/event"),
    nl: () => import("messages:nl/event"),
    fr: () => import("messages:fr/event"),
  },
  desk: {
    en: () => import("messages:en/desk"),
    de: () => import("messages:de/desk"),
    nl: () => import("messages:nl/desk"),
    fr: () => import("messages:fr/desk"),
  },
  people: {
    en: () => import("messages:en/people"),
    de: () => import("messages:de/people"),
    nl: () => import("messages:nl/people"),
    fr: () => import("messages:fr/people"),
  },
  ending: {
    en: () => import("messages:en/ending"),
    de: () => import("messages:de/ending"),
    nl: () => import("messages:nl/ending"),
    fr: () => import("messages:fr/ending"),
  },
  club: {
    en: () => import("messages:en/club"),
    de: () => import("messages:de/club"),
    nl: () => import("messages:nl/club"),
    fr: () => import("messages:fr/club"),
  },
  film: {
    en: () => import("messages:en/film"),
    de: () => import("messages:de/film"),
    nl: () => import("messages:nl/film"),
    fr: () => import("messages:fr/film"),
  },
  whatIf: {
    en: () => import("messages:en/whatIf"),
    de: () => import("messages:de/whatIf"),
    nl: () => import("messages:nl/whatIf"),
    fr: () => import("messages:fr/whatIf"),
  },
};

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle>();
const parts = new Set<Part>(["core"]);

async function read(speaking: Language): Promise<FluentBundle> {
  const texts = await Promise.all([...parts].map((part) => FILES[part][speaking]()));
  // As in Python: names that run from right to left bring their own marks (see `tidy`).
  const loaded = new FluentBundle(speaking, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text.default));
  return loaded;
}

let latest: Language = "en";
let turn = 0;
let newest: Promise<void> = Promise.resolve();

/** Switch to a language. */
export function setLanguage(wanted: Language): Promise<void> {
  latest = wanted;
  newest = use(wanted, ++turn);
  return newest;
}

async function use(wanted: Language, mine: number): Promise<void> {
  const loaded = await read(wanted);
  // Another language or more messages were requested meanwhile: the latest request wins.
  if (turn !== mine) return newest;
  bundle = loaded;
  language = wanted;
  document.documentElement.lang = wanted;
}

const fetched = new Map<Part, Promise<void>>();

/** Load more messages, which not every page needs. */
export function loadMessages(part: Part): Promise<void> {
  const there = fetched.get(part);
  if (there) return there;
  parts.add(part);
  const coming = setLanguage(latest).catch((error: unknown) => {
    fetched.delete(part);
    throw error;
  });
  fetched.set(part, coming);
  return coming;
}

/** Load a part of the app, with messages that neither the home screen nor a first move needs. */
export async function withMessages<Found>(part: Promise<Found>): Promise<Found> {
  const [found] = await Promise.all([part, loadMessages("around")]);
  return found;
}

export const loadGuideMessages = () => loadMessages("guide");

export function currentLanguage(): Language {
  return language;
}

/** The preferred language of this browser, if the app has it. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => wanted.find((tag) => isLanguage(tag)) === known) ?? "en";
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Whether there is a message for a key, or for its attribute. */
export function hasMessage(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  return message !== undefined && (!attribute || attribute in message.attributes);
}

/** The text of a key, or of its attribute (`option.about`), with the values filled in. */
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
