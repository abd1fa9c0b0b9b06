// What the table waits for, in words.
import type { Room } from "../live/room.svelte";
import { nameOf, formatPhrase } from "../i18n/phrases";
import { t } from "../i18n/messages.svelte";

/** What I am asked; null if the table does not wait for me. */
export function question(room: Room): string {
  if (!room.myTurn) return "";
  const index = room.view?.decisions.findIndex(({ must }) => must) ?? -1;
  const phrase = room.asked[index];
  return phrase ? formatPhrase(phrase, room.phraseContext) : "";
}

/** Whose turn it is, as a headline. */
export function turnText(room: Room): string {
  const { view, seat } = room;
  if (!view || view.phase === "round-over") return "";
  if (view.phase === "first-looks") return t("app-first-looks");
  // Not every game says whose turn it is.
  if (view.player === null || view.player === undefined) return "";
  if (view.player === seat) return t("app-your-turn");
  return t("app-their-turn", { who: nameOf(view.player, room.phraseContext) });
}

/** Why my last request was refused. */
export function refusalText({ refused, phraseContext }: Room): string {
  return refused ? formatPhrase({ key: `error-${refused.code}`, about: refused.about }, phraseContext) : "";
}
