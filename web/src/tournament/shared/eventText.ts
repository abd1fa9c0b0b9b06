// Texts that all pages of a tournament share: phrases, names, places, tables.
import type {
  EventGone,
  EventMatchView,
  EventPhase,
  EventStageView,
  LiveMatch,
  Page,
  Phrase,
} from "../../generated/protocol";
import { nameOf, formatPhrase, cleanText } from "../../i18n/phrases";
import { shortNames } from "../../i18n/shortNames";
import { currentLanguage, t } from "../../i18n/messages.svelte";

/**
 * Formats phrases about a tournament: a player's number is their seat, and no reader is addressed.
 */
export function eventPhrases(names: readonly string[]): (phrase: Phrase) => string {
  return (phrase) => formatPhrase(phrase, { names, viewer: null });
}

/** The name of an event, for all readers. */
export function eventName(page: Page): string {
  switch (page.type) {
    case "pad":
      return "";
    case "public":
      return cleanText(page.event.name);
    case "table":
      return cleanText(page.page.event);
    default:
      return cleanText(page.page.event.name);
  }
}

export function playerName(names: readonly string[], player: number): string {
  return nameOf(player, { names, viewer: null });
}

/** A name in a match, with a note if a bot plays or played for the player. */
export function seatName(
  names: readonly string[],
  { player, bot }: { player: number; bot?: boolean },
  live: LiveMatch | null = null,
): string {
  const name = playerName(names, player);
  return bot || live?.bots.includes(player) ? t("app-bot-name", { name }) : name;
}

const LONGEST_AT_A_TABLE = 24;

/** A player's name at a live table: the short one if it is longer than the table allows. */
export function tableName(names: readonly string[], player: number): string {
  const whole = names[player] ?? "";
  if ([...whole].length <= LONGEST_AT_A_TABLE) return whole;
  const letters = [...(shortNames(names).get(whole) ?? whole)];
  if (letters.length <= LONGEST_AT_A_TABLE) return letters.join("");
  return `${letters
    .slice(0, LONGEST_AT_A_TABLE - 1)
    .join("")
    .trim()}…`;
}

/** A place, as in `1st`, `2.`, `3e`. */
export function placeText(place: number): string {
  const kind = new Intl.PluralRules(currentLanguage(), { type: "ordinal" }).select(place);
  return t("app-event-place", { place, "place-is": kind });
}

/** The name of a table, as in `Table 2 · group B`, or `Final`. */
export function matchTitle({ table, group, final, consolation }: EventMatchView): string {
  if (final) return t("app-event-final");
  return t(consolation ? "app-event-consolation-group" : "app-event-group", { table, group });
}

/** The name of a table in the whole event, as in `Stage 1 · Table 2 · group B`. */
export function matchInEvent(match: EventMatchView): string {
  const title = matchTitle(match);
  if (match.final || match.consolation) return title;
  return `${t("app-event-stage", { number: match.stage })} · ${title}`;
}

/** The name of a stage, as in `Stage 1`, or `Final`. */
export function stageTitle({ number, final }: EventStageView): string {
  return final ? t("app-event-final") : t("app-event-stage", { number });
}

/** The note that a stage was drawn more than once; empty if it was not. */
export function redrawNotice(draws: number, stage: EventStageView): string {
  return draws < 2 ? "" : t("app-event-drawn-often", { stage: stageTitle(stage), draws });
}

/**
 * The note that the next stage was drawn before, which deters from drawing until the groups suit.
 */
export function drawnAlready({ draws, phase }: { draws: number; phase: EventPhase }): string {
  const counts = phase === "draft" ? 1 : 0;
  return draws > counts ? t("app-event-drawn-already", { draws }) : "";
}

const GONE: Record<EventGone, string> = {
  "dropped-out": "app-event-dropped-out",
  "no-show": "app-event-no-show",
  replaced: "app-event-replaced",
  disqualified: "app-event-disqualified",
};

export function goneText(gone: EventGone): string {
  return t(GONE[gone]);
}

/** A name without accents and capitals, for searching: `emile` finds Émile. */
export function plainName(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase().trim();
}
