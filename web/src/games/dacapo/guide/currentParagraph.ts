// Which paragraph of the rules matters now.
import type { Settings } from "../../../guide/settings";

/** Its id, for a phase of the view. */
export function paragraphNow(settings: Settings, phase: string): string {
  if (phase === "round-over") return settings["target"] === null ? "winning" : "points";
  if (phase === "lots" || phase === "deal") return "deal";
  if (phase === "reshuffling") return "empty-pile";
  return "turn";
}
