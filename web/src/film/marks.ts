// The marks on the bar of a film, and the words for a frame.
import type { FilmMark } from "../generated/protocol";
import type { IconName } from "../icons/paths";
import { t } from "../i18n/messages.svelte";
import { formatPhrase } from "../i18n/phrases";
import type { Film } from "./film.svelte";

export type Mark = FilmMark;

/** The signs of the kinds that games share; any other kind has a flag. */
const ICONS: Record<string, IconName> = {
  call: "bell",
  set: "copy",
  "false-set": "ouch",
  snap: "snap",
  "false-snap": "ouch",
  swap: "swap",
  look: "eye",
  sneak: "spyglass",
  stack: "card",
  pile: "check",
  costly: "flag",
};

/** The words for these kinds. */
const WORDS: Record<string, string> = {
  call: "app-film-sign-call",
  set: "app-film-sign-set",
  "false-set": "app-film-sign-false",
  snap: "app-film-sign-snap",
  "false-snap": "app-film-sign-false",
  swap: "app-film-sign-swap",
  look: "app-film-sign-look",
  sneak: "app-film-sign-sneak",
  stack: "app-film-sign-stack",
  pile: "app-film-sign-pile",
  costly: "app-film-sign-costly",
};

/** The signs of some marks with their words, each once. */
export function legend(marks: readonly Mark[]): readonly { icon: IconName; text: string }[] {
  const words = new Map(
    marks.map(({ kind }) => [markIcon(kind), t(WORDS[kind] ?? "app-film-sign-other")]),
  );
  return [...words].map(([icon, text]) => ({ icon, text }));
}

export function markIcon(kind: string): IconName {
  return ICONS[kind] ?? "flag";
}

/** Marks that would lie on each other are one, from left to right. */
export function groups(
  marks: readonly Mark[],
  x: (frame: number) => number,
  apart: number,
): readonly (readonly Mark[])[] {
  const found: Mark[][] = [];
  for (const mark of marks.toSorted((one, other) => one.frame - other.frame)) {
    const group = found.at(-1);
    const first = group?.[0];
    if (group && first && x(mark.frame) - x(first.frame) < apart) group.push(mark);
    else found.push([mark]);
  }
  return found;
}

/** The kinds from the one that matters most: a group shows the sign of that one. */
const WEIGHT = [
  "call",
  "costly",
  "false-set",
  "false-snap",
  "set",
  "snap",
  "swap",
  "sneak",
  "look",
];

export function mainKind(group: readonly Mark[]): string {
  const kinds = group.map(({ kind }) => kind);
  return WEIGHT.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? "";
}

/**
 * The frame to which a tap on a group leads: its sign, and from each mark on the next one.
 * `reached` is the mark that was tapped last; the film may still be on its way there.
 */
export function nextInGroup(
  group: readonly Mark[],
  at: number,
  reached: number | null,
): number | null {
  const here = reached !== null && (at === reached || at === reached - 1) ? reached : at;
  const frames = group.map(({ frame }) => frame);
  if (frames.includes(here)) return frames.find((frame) => frame > here) ?? frames[0] ?? null;
  const kind = mainKind(group);
  return group.find((mark) => mark.kind === kind)?.frame ?? null;
}

/** A frame in words: its turn, and what happens. */
export function frameText(film: Film, frame: number): string {
  const { session } = film;
  const found = film.frames[frame];
  if (!found) return "";
  const said = found.news.event.said
    .map((phrase) => formatPhrase(phrase, session.phraseContext))
    .join(" ");
  const looks = found.actor >= 0 && found.news.view?.phase === "first-looks";
  const before = looks ? t("app-first-looks") : t("app-film-deal");
  const turn = found.turn ? t("app-film-turn", { turn: found.turn }) : before;
  return said ? t("app-film-at", { turn, said }) : turn;
}
