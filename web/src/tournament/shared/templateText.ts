// A template in one line: the place, the prizes, the minutes and the format.
import type { Template } from "../../app/templates";
import { cleanText } from "../../i18n/phrases";
import { t } from "../../i18n/messages.svelte";
import { houseRules } from "./houseRules";

/** What a new tournament takes over from an earlier one. */
export function templateText(template: Template): string {
  const { place, prizes, changes, format } = template;
  const minutes = changes["minutes"];
  return [
    cleanText(place),
    typeof minutes === "number" ? t("app-event-minutes", { minutes }) : "",
    format.rounds ? t("app-events-like-rounds", { rounds: format.rounds }) : "",
    format.consolation ? t("app-events-like-consolation") : "",
    prizes.length ? t("app-events-like-prizes", { count: prizes.length }) : "",
    ...houseRules(template),
  ]
    .filter(Boolean)
    .join(" · ");
}
