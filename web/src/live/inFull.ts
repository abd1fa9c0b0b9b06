// An event with all there is to say of it.
import type { Event, Phrase } from "../protocol";
import { levelName } from "../words/saying";

/** A busy house lets a bot think at another level than it sits there with: that is said as well. */
export function inFull(event: Event): Event {
  const { seat, level, said } = event;
  if (seat === null || level === null) return event;
  const about: Phrase["about"] = { who: { type: "who", seat }, level: levelName(level) };
  return { ...event, said: [...said, { key: "app-log-played-as", about }] };
}
