// How fast a table plays: the bots, and the cards on their way.
import type { Tempo } from "../generated/protocol";

export const TEMPI = ["calm", "brisk", "instant"] as const satisfies Tempo[];

/** How long a movement takes, beside a calm one. */
export const PACE: Record<Tempo, number> = { calm: 1, brisk: 0.6, instant: 0.25 };

export const TEMPO_TEXTS: Record<Tempo, string> = {
  calm: "app-tempo-calm",
  brisk: "app-tempo-brisk",
  instant: "app-tempo-instant",
};
