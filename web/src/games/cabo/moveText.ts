// A move of Cabo in words, from its text in records (docs/notation.md).
import { placeText, type PhraseContext } from "../../i18n/phrases";
import { t } from "../../i18n/messages.svelte";

const FIRST_LETTER = "a".charCodeAt(0);

export function moveText(move: string, context: PhraseContext, by: number): string {
  const [verb = "", one = "", other = ""] = move.split(" ");
  const where = (place: string): string =>
    placeText([place.charCodeAt(0) - FIRST_LETTER, Number(place.slice(1)) - 1], context, by);
  switch (verb) {
    case "draw":
      return t("app-film-cabo-draw");
    case "take":
      return t("app-film-cabo-take");
    case "cabo":
      return t("app-film-cabo-call");
    case "pass":
      return t("app-film-cabo-pass");
    case "discard":
      return t("app-film-cabo-discard");
    case "done":
      return t("app-film-cabo-done");
    case "look":
      return t("app-film-cabo-look", { where: where(one) });
    case "sneak":
      return t("app-film-cabo-sneak", { where: where(one) });
    case "snap":
      return t("app-film-cabo-snap", { slot: one });
    case "swap":
      return t("app-film-cabo-swap", { one: where(one), other: where(other) });
    case "replace":
      return one.includes("+")
        ? t("app-film-cabo-set", { slots: one.replaceAll("+", " + ") })
        : t("app-film-cabo-replace", { slot: one });
    default:
      return move;
  }
}
