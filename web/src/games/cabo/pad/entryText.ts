// An entry in a line or two, for comparison with another one.
import type { PadCaboEntry, PadCaboFields } from "../../../generated/protocol";
import { figure } from "../../../i18n/figures";
import { nameOf, type PhraseContext } from "../../../i18n/phrases";
import { t } from "../../../i18n/messages.svelte";
import { cardSign, isKamikaze, sumOf } from "./laidCards";

/** The part of a player, as in `17 (3 5 2 7)` or `50, kamikaze`. */
export function laidText({ laid }: PadCaboEntry, seat: number, fields: PadCaboFields): string {
  const mine = laid[seat];
  if (!mine) return "";
  const sum = figure(sumOf(mine));
  if (fields.kamikaze && isKamikaze(mine)) return t("app-pad-kamikaze-sum", { sum });
  if (mine.type === "sum") return sum;
  return `${sum} (${mine.cards.map(cardSign).join(" ")})`;
}

export function typedTexts({ laid }: PadCaboEntry): string[] {
  return laid.map((one) => {
    if (one.type === "cards") return one.cards.map(cardSign).join(" ");
    const sum = figure(one.sum);
    return one.kamikaze ? t("app-pad-kamikaze-sum", { sum }) : sum;
  });
}

/** The caller, or another end of the round. */
export function endingText(entry: PadCaboEntry, phraseContext: PhraseContext): string {
  if (entry.caller === null) {
    return entry.ending === "turns" ? t("app-pad-turns") : t("app-pad-pile");
  }
  const called = t("app-pad-called-by", { name: nameOf(entry.caller, phraseContext) });
  const parts = [called];
  if (entry.ending === "pile") parts.push(t("app-pad-pile-out"));
  if (entry.called_with !== null) {
    parts.push(t("app-pad-called-with-sum", { sum: figure(entry.called_with) }));
  }
  return parts.join(" · ");
}
