// The decisions of the table, in words.
import type { TableSession } from "../../session/tableSession.svelte";
import { nameOf, formatPhrase } from "../../i18n/phrases";
import { t } from "../../i18n/messages.svelte";

/** The question to me; null if the table does not wait for me. */
export function question(session: TableSession): string {
  if (!session.myTurn) return "";
  const index = session.view?.decisions.findIndex(({ must }) => must) ?? -1;
  const phrase = session.asked[index];
  return phrase ? formatPhrase(phrase, session.phraseContext) : "";
}

/** The player on turn, as a headline. */
export function turnText(session: TableSession): string {
  const { view, seat } = session;
  if (!view || view.phase === "round-over") return "";
  if (view.phase === "first-looks") return t("app-first-looks");
  // Not every game says whose turn it is.
  if (view.player === null || view.player === undefined) return "";
  if (view.player === seat) return t("app-your-turn");
  return t("app-their-turn", { who: nameOf(view.player, session.phraseContext) });
}

/** The reason why my last request was refused. */
export function refusalText({ refused, phraseContext }: TableSession): string {
  return refused
    ? formatPhrase({ key: `error-${refused.code}`, about: refused.about }, phraseContext)
    : "";
}
