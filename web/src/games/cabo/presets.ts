import type { Length } from "../../rules/settings";

/** In the order in which they are offered. */
export const PRESETS = ["original", "gretel-malte", "dutch", "tournament"] as const;

// A total of more than 50, or of more than 100, ends a match.
const TO_A_HUNDRED: readonly Length[] = [
  { points: null, changes: { rounds: 1 } },
  { points: 50, changes: { limit: 51 } },
  { points: 100, changes: {} },
];

/** How long a match takes, for a quick start; without changes it is as long as the rules say. */
export const LENGTHS: Record<(typeof PRESETS)[number], readonly Length[]> = {
  original: TO_A_HUNDRED,
  "gretel-malte": TO_A_HUNDRED,
  dutch: [
    { points: null, changes: {} },
    { points: 50, changes: { rounds: null, limit: 51 } },
    { points: 100, changes: { rounds: null, limit: 101 } },
  ],
  tournament: TO_A_HUNDRED,
};

/** Whether a bot has learned it by playing it: a level above the others. */
export const LEARNED = true;

/** Whether players have to remember cards: then a table can help them. */
export const MEMORY = true;
