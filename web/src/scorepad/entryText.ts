// An entry in a line or two, to be compared with another one.
import type { PadEntry } from "../protocol";
import { nameOf, type Company } from "../words/saying";
import { t } from "../words/words.svelte";
import { cardSign, figure, isKamikaze, sumOf } from "./laid";
import type { SheetRules } from "./sheetRules";

/** `17 (3 5 2 7)`, `50, kamikaze`; of Da Capo! the cards that are left. */
export function laidText(entry: PadEntry, seat: number, rules: SheetRules): string {
  if (entry.type === "dacapo") return String(entry.left[seat] ?? "");
  const laid = entry.laid[seat];
  if (!laid) return "";
  const sum = figure(sumOf(laid, rules.deck));
  if (rules.kamikaze && isKamikaze(laid, rules.deck)) return t("app-pad-kamikaze-sum", { sum });
  if (laid.type === "sum") return sum;
  return `${sum} (${laid.cards.map((card) => cardSign(card, rules.deck)).join(" ")})`;
}

/** What was tapped or typed, where the rules are not known any more that it counts by. */
export function typedText(entry: PadEntry, seat: number): string {
  if (entry.type === "dacapo") return String(entry.left[seat] ?? "");
  const laid = entry.laid[seat];
  if (!laid) return "";
  if (laid.type === "sum") {
    const sum = figure(laid.sum);
    return laid.kamikaze ? t("app-pad-kamikaze-sum", { sum }) : sum;
  }
  const french = laid.cards.some((card) => !/^\d+$/u.test(card));
  return laid.cards.map((card) => cardSign(card, french ? "french" : "cabo")).join(" ");
}

/** Who called, or how else the round ended. */
export function endingText(entry: PadEntry, company: Company): string {
  if (entry.type === "dacapo") return "";
  if (entry.caller === null) {
    return entry.ending === "turns" ? t("app-pad-turns") : t("app-pad-pile");
  }
  const called = t("app-pad-called-by", { name: nameOf(entry.caller, company) });
  const parts = [called];
  if (entry.ending === "pile") parts.push(t("app-pad-pile-out"));
  if (entry.called_with !== null) {
    parts.push(t("app-pad-called-with-sum", { sum: figure(entry.called_with) }));
  }
  return parts.join(" · ");
}
