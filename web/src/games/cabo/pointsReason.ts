// The reason for the points of a player's round.
import type { CaboScore, CaboWhy } from "../../generated/protocol";
import { t } from "../../i18n/messages.svelte";

const WHY: Record<CaboWhy | "sum", string> = {
  sum: "app-why-sum",
  lowest: "app-why-lowest",
  "caller-wins-tie": "app-why-caller-wins-tie",
  "tied-with-caller": "app-why-tied-with-caller",
  "caller-not-lowest": "app-why-caller-not-lowest",
  "called-too-high": "app-why-called-too-high",
  "caller-tied": "app-why-caller-tied",
  "pile-ran-out": "app-why-pile-ran-out",
  kamikaze: "app-why-kamikaze",
  "kamikaze-victim": "app-why-kamikaze-victim",
};

export function whyText({ why, sum, penalty }: CaboScore): string {
  return t(WHY[why ?? "sum"], { sum, penalty });
}
