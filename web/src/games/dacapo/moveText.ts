// A move of Da Capo! in words, from its text in records (docs/notation.md).
import { nameOf, type PhraseContext } from "../../i18n/phrases";
import { t } from "../../i18n/messages.svelte";

const FIRST_LETTER = "a".charCodeAt(0);

export function moveText(move: string, context: PhraseContext, by: number): string {
  const [, source = "", pile = ""] = /^(?:build|put) (.+) on (\d+)$/.exec(move) ?? [];
  const [from = "", which = ""] = source.split(" ");
  if (move === "end") return t("app-film-dacapo-end");
  if (!pile) return move;
  if (move.startsWith("put")) return t("app-film-dacapo-put", { card: cardText(from), pile });
  if (from === "help") return t("app-film-dacapo-side", { side: which, pile });
  if (from !== "stack") return t("app-film-dacapo-play", { card: cardText(from), pile });
  const seat = which.charCodeAt(0) - FIRST_LETTER;
  if (seat === by) return t("app-film-dacapo-stack", { pile });
  return t("app-film-dacapo-their-stack", { name: nameOf(seat, context), pile });
}

function cardText(card: string): string {
  return t(`card-${card}.a`);
}
