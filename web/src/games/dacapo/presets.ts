import type { Length } from "../../rules/settings";

/** In the order in which they are offered. */
export const PRESETS = ["single", "match"] as const;

/** The rule sets themselves say how long a match takes. */
export const LENGTHS: Record<(typeof PRESETS)[number], readonly Length[]> = {
  single: [],
  match: [],
};

/** Whether a bot has learned it by playing it: a level above the others. */
export const LEARNED = true;

/** Whether players have to remember cards: then a table can help them. */
export const MEMORY = false;
