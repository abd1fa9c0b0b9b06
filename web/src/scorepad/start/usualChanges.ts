// What a new pad proposes: with real cards, one round is hardly ever a whole match.
import type { RuleSettings, Setting } from "../../rules/settings";

const USUAL_LIMIT = 101;

/** The changes of a rule set whose match is a single round: on a pad, it goes on to a limit. */
export function usualChanges({ rounds, limit }: RuleSettings): Record<string, Setting> {
  return rounds === 1 && limit === null ? { rounds: null, limit: USUAL_LIMIT } : {};
}
