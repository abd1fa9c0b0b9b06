// The rules of an event that differ from its rule set, each in words.
import type { EventPublicView } from "../../generated/protocol";
import { changeText } from "../../rules/ruleText";

/** Without the minutes of a match, which are said wherever it is said what is played. */
export function houseRules({ game, changes }: Pick<EventPublicView, "game" | "changes">): string[] {
  return Object.entries(changes)
    .filter(([name]) => name !== "minutes")
    .map(([name, value]) => changeText(game, name, value));
}
