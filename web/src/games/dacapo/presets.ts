import type { Length } from "../../rules/settings";

/** The rule sets in the order in which they are offered. */
export const PRESETS = ["single", "match"] as const;

/** No lengths to choose from: the rule sets fix the length of a match. */
export const LENGTHS: Record<(typeof PRESETS)[number], readonly Length[]> = {
  single: [],
  match: [],
};

/** Whether a bot has learned the game by playing it: it is offered as another level. */
export const LEARNED = true;

/** Whether players have to remember cards: then a table can help them. */
export const MEMORY = false;
