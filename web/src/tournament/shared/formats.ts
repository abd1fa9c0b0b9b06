// The format of a tournament in a few words.
import type { EventFormat } from "../../generated/protocol";
import { t } from "../../i18n/messages.svelte";

/** The format, as in `3 stages for everybody, places count · final of 4 · consolation`. */
export function formatText(format: EventFormat): string {
  const { rounds, by, finalists, advance, best_losers: losers, consolation } = format;
  const parts = rounds
    ? [
        t(by === "places" ? "app-format-rounds-places" : "app-format-rounds-points", { rounds }),
        t("app-format-finalists", { count: finalists }),
      ]
    : [
        t(advance === 1 ? "app-format-winners" : "app-format-two-advance"),
        ...(losers ? [t("app-format-best-losers", { count: losers })] : []),
      ];
  if (consolation) parts.push(t("app-format-consolation"));
  return parts.join(" · ");
}
