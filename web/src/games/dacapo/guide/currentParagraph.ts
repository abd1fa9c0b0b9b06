// The paragraph of the rules that matters now.
import type { Settings } from "../../../guide/settings";

/** The id of the paragraph, for a phase of the view. */
export function paragraphNow(settings: Settings, phase: string): string {
  if (phase === "round-over") return settings["target"] === null ? "winning" : "points";
  if (phase === "lots" || phase === "deal") return "deal";
  if (phase === "reshuffling") return "empty-pile";
  return "turn";
}
