// From a phrase of the server to a sentence. `dacabo/i18n/sentences.py` documents the variables of
// the Fluent files; a test compares both on the same phrases.
import type { Phrase } from "../generated/protocol";
import { hasMessage, t } from "./messages.svelte";

type Argument = Phrase["about"][string];
type Values = Record<string, number | string>;

/** The context of a phrase: the players at the table, and the reader. */
export interface PhraseContext {
  names: readonly string[];
  viewer: number | null;
}

const LONGEST = 80;

export function formatPhrase(phrase: Phrase, phraseContext: PhraseContext): string {
  return t(phrase.key, phraseValues(phrase.about, phraseContext));
}

export function phraseValues(about: Phrase["about"], phraseContext: PhraseContext): Values {
  const values: Values = {};
  for (const [name, argument] of Object.entries(about)) {
    Object.assign(values, variables(name, argument, about, phraseContext));
  }
  return values;
}

function variables(
  name: string,
  argument: Argument,
  about: Phrase["about"],
  phraseContext: PhraseContext,
): Values {
  if (typeof argument === "number") return { [name]: argument };
  if (typeof argument === "string") return { [name]: cleanText(argument) };
  switch (argument.type) {
    case "who":
      return {
        ...named(name, argument.seat, phraseContext),
        [`${name}-is`]: argument.seat === phraseContext.viewer ? "you" : "other",
      };
    case "players": {
      const others = argument.seats
        .filter((seat) => seat !== phraseContext.viewer)
        .map((seat) => nameOf(seat, phraseContext));
      const withYou = others.length < argument.seats.length;
      return {
        [name]: joinList(others),
        [`${name}-all`]: joinList(withYou ? [t("list-you"), ...others] : others),
        [`${name}-are`]: persons(others.length, withYou),
      };
    }
    case "face":
      return {
        [name]: joinList(argument.cards.map((card) => t(`card-${card}`))),
        [`${name}-a`]: joinList(argument.cards.map((card) => t(`card-${card}.a`))),
        [`${name}-the`]: joinList(argument.cards.map(definite)),
      };
    case "slots":
      return { [name]: joinList(argument.slots.map((slot) => String(slot + 1))) };
    case "where":
      return { [name]: placeText(argument.place, phraseContext, doer(about)) };
    case "term":
      return { [name]: t(argument.key) };
  }
}

/** The definite form of a card that was just named; the only card of its kind is definite anyway. */
function definite(card: string): string {
  const key = `card-${card}.the`;
  return t(hasMessage(key) ? key : `card-${card}.a`);
}

function doer(about: Phrase["about"]): number | null {
  const who = about["who"];
  return typeof who === "object" && who.type === "who" ? who.seat : null;
}

/** A card by its place: your card 2, card 2 (of the acting player), Ana's card 2. */
export function placeText(
  [seat, slot]: readonly [number, number],
  phraseContext: PhraseContext,
  by: number | null = null,
): string {
  const at = { slot: slot + 1 };
  if (seat === phraseContext.viewer) return t("place-yours", at);
  if (seat === by) return t("place-own", at);
  return t("place-other", { ...named("name", seat, phraseContext), ...at });
}

/** A list such as `7, 7 and 9`. */
export function joinList(items: readonly string[]): string {
  const [start = "", ...rest] = items;
  return rest.reduce(
    (first, next, index) =>
      t(index === rest.length - 1 ? "list-and" : "list-comma", { first, next }),
    start,
  );
}

function named(variable: string, seat: number, phraseContext: PhraseContext): Values {
  const name = nameOf(seat, phraseContext);
  return { [variable]: name, [`${variable}-begins`]: initialSound(name) };
}

export function nameOf(seat: number, phraseContext: PhraseContext): string {
  return cleanText(phraseContext.names[seat] ?? "") || seatLetter(seat).toUpperCase();
}

export function seatLetter(seat: number): string {
  return String.fromCharCode("a".charCodeAt(0) + seat);
}

/** A typed text, on one line, bounded, and without effect on the direction of the sentence. */
export function cleanText(text: string): string {
  return cleaned(text, LONGEST);
}

/** The same, uncut. */
export function wholeText(text: string): string {
  return cleaned(text, Infinity);
}

function cleaned(text: string, longest: number): string {
  const letters = [...text].filter((letter) => !isUnseen(letter)).join("");
  const line = letters.trim().split(/\s+/u).join(" ");
  if (/^[\u200c\u200d]*$/u.test(line)) return "";
  const all = [...line];
  const short = all.length > longest ? all.slice(0, longest - 1).join("") + "…" : line;
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    short,
  )
    ? `\u2068${short}\u2069`
    : short;
}

function isUnseen(letter: string): boolean {
  if (/\s/u.test(letter) || letter === "\u200c" || letter === "\u200d") return false;
  return /\p{C}/u.test(letter);
}

/**
 * Whether the h of a name is silent: it is in French names such as Hélène or Hugo, but not in
 * others.
 */
const LIKE_A_VOWEL =
  /^(?:[aeiouæœ]|y[^aeiouæœ]|h(?:adr|ector|elen|eloi|enri(?:e|\b)|ermi|erve|ilai|ipp|onor|orac|orte|ub|ug|yac))/u;

/**
 * The beginning of a name as it sounds: some languages elide before a vowel (and before some h).
 */
export function initialSound(name: string): "vowel" | "other" {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  if ([...plain].length < 2) return "other";
  return LIKE_A_VOWEL.test(plain) ? "vowel" : "other";
}

function persons(others: number, withYou: boolean): string {
  if (withYou) return others ? "you-and" : "you";
  return others === 1 ? "one" : "many";
}

/** The name of a bot's level: a tempo mark, the same in every language. */
export function levelName(level: string): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}
