// An event with everything there is to say about it.
import type { Event, Phrase } from "../protocol";
import { levelName } from "../words/saying";

/** Under load a bot plays at another level than its own: that is said as well. */
export function inFull(event: Event): Event {
  const { seat, level, said } = event;
  if (seat === null || level === null) return event;
  const about: Phrase["about"] = { who: { type: "who", seat }, level: levelName(level) };
  return { ...event, said: [...said, { key: "app-log-played-as", about }] };
}
