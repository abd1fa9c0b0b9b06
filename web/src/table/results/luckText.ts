// How much of a result was luck and how much was skill, in one sentence.
import type { Result } from "../../generated/protocol";
import { t } from "../../i18n/messages.svelte";
import { nameOf, type PhraseContext } from "../../i18n/phrases";
import { balanceOf, luckAndSkill, type Balance, type Judged, type LuckAndSkill } from "./judged";

/** The sentence; empty if the analysis says nothing about this seat. */
export function luckText(
  judged: Judged,
  result: Result,
  viewer: number | null,
  context: PhraseContext,
): string {
  const found = luckAndSkill(judged, result, viewer);
  if (!found) return "";
  const whose = found.seat === viewer ? "you" : "other";
  const name = nameOf(found.seat, context);
  const two = judged.seats.length === 2;
  const lead = leadOf(found, two, { whose, name, margin: Math.abs(found.margin) });
  const [luck, skill] = [Math.abs(found.luck), Math.abs(found.skill)];
  const rest = restOf(balanceOf(found), { whose, luck, skill });
  return t("app-ending-luck", { lead, rest });
}

type Values = Record<string, string | number>;

function leadOf({ margin }: LuckAndSkill, two: boolean, values: Values): string {
  if (margin === 0) return t("app-ending-level", values);
  if (margin > 0) return two ? t("app-ending-won-by", values) : t("app-ending-ahead", values);
  return two ? t("app-ending-lost-by", values) : t("app-ending-behind", values);
}

function restOf(balance: Balance, values: Values): string {
  switch (balance) {
    case "level":
      return t("app-ending-play-level", values);
    case "both-gave":
      return t("app-ending-both-gave", values);
    case "both-took":
      return t("app-ending-both-took", values);
    case "skill-won-back":
      return t("app-ending-skill-won-back", values);
    case "luck-won-back":
      return t("app-ending-luck-won-back", values);
    case "despite-luck":
      return t("app-ending-despite-luck", values);
    case "despite-skill":
      return t("app-ending-despite-skill", values);
  }
}
