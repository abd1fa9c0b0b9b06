// The tempo of a table: the bots, and the cards in flight.
import type { Tempo } from "../generated/protocol";

export const TEMPI = ["calm", "brisk", "instant"] as const satisfies Tempo[];

/** The duration of a movement, relative to a calm one. */
export const PACE: Record<Tempo, number> = { calm: 1, brisk: 0.6, instant: 0.25 };

export const TEMPO_TEXTS: Record<Tempo, string> = {
  calm: "app-tempo-calm",
  brisk: "app-tempo-brisk",
  instant: "app-tempo-instant",
};
