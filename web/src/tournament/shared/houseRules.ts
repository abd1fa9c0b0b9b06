// The rules of a tournament that differ from its rule set, each in words.
import type { EventPublicView } from "../../generated/protocol";
import { changeText } from "../../rules/ruleText";

/** The changed rules in words, without the minutes of a match, which are shown elsewhere. */
export function houseRules({ game, changes }: Pick<EventPublicView, "game" | "changes">): string[] {
  return Object.entries(changes)
    .filter(([name]) => name !== "minutes")
    .map(([name, value]) => changeText(game, name, value));
}
