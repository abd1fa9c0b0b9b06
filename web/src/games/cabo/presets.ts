/** In the order in which they are offered. */
export const PRESETS = ["original", "gretel-malte", "dutch", "tournament"] as const;
