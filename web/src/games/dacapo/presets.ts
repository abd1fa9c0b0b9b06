import type { Length } from "../../rules/settings";

/** In the order in which they are offered. */
export const PRESETS = ["single", "match"] as const;

/** How long a match takes, for a quick start; without changes it is as long as the rules say. */
export const LENGTHS: Record<(typeof PRESETS)[number], readonly Length[]> = {
  single: [
    { points: null, changes: {} },
    { points: 50, changes: { target: 50 } },
    { points: 100, changes: { target: 100 } },
  ],
  match: [
    { points: null, changes: { target: null } },
    { points: 50, changes: {} },
    { points: 100, changes: { target: 100 } },
  ],
};

/** Whether a bot has learned it by playing it: a level above the others. */
export const LEARNED = true;
