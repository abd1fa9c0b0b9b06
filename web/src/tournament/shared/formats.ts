// The format of a tournament in a few words.
import type { EventFormat, EventPublicView } from "../../generated/protocol";
import { cleanText } from "../../i18n/phrases";
import { t } from "../../i18n/messages.svelte";

/** The format, as in `3 stages for everybody, places count · final of 4 · consolation`. */
export function formatText(format: EventFormat): string {
  const parts = mainParts(format);
  if (format.consolation) parts.push(t("app-format-consolation"));
  return parts.join(" · ");
}

/**
 * The format in one sentence, for guests. Empty if it does nothing, because one table seats
 * everybody.
 */
export function formatSentence(event: EventPublicView): string {
  if (event.stages[0]?.final) return "";
  const format = mainParts(event.format).join(", ");
  if (!event.format.consolation) return t("app-format-guests", { format });
  const prize = cleanText(event.consolation_prize);
  return t(prize ? "app-format-guests.prize" : "app-format-guests.consolation", { format, prize });
}

/** Who plays how often, who advances, and the size of the final. */
function mainParts({ rounds, by, finalists, advance, best_losers: losers }: EventFormat): string[] {
  return rounds
    ? [
        t(by === "places" ? "app-format-rounds-places" : "app-format-rounds-points", { rounds }),
        t("app-format-finalists", { count: finalists }),
      ]
    : [
        t(advance === 1 ? "app-format-winners" : "app-format-two-advance"),
        ...(losers ? [t("app-format-best-losers", { count: losers })] : []),
      ];
}
