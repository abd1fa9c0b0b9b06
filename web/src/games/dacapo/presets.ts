/** In the order in which they are offered. */
export const PRESETS = ["single", "match"] as const;
