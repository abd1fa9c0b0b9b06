import type { Length } from "../../rules/settings";

/** The rule sets in the order in which they are offered. */
export const PRESETS = ["original", "gretel-malte", "dutch", "tournament"] as const;

// A total of more than 50, or of more than 100, ends a match.
const TO_A_HUNDRED: readonly Length[] = [
  { points: null, changes: { rounds: 1 } },
  { points: 50, changes: { limit: 51 } },
  { points: 100, changes: {} },
];

/** The lengths of a match, for a quick start; no changes mean the length in the rules. */
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

/** Whether a bot has learned the game by playing it: it is offered as another level. */
export const LEARNED = true;

/** Whether players have to remember cards: then a table can help them. */
export const MEMORY = true;
