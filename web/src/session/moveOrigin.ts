// Adds the real author of a move to its event.
import type { ChairView, Event, Phrase } from "../generated/protocol";
import { levelName } from "../i18n/phrases";

/**
 * The author: the clock, a bot that plays for a person, or a bot that played at a lower level under
 * load.
 */
export function withMoveOrigin(event: Event, chairs: readonly ChairView[]): Event {
  const { seat, by, level, said } = event;
  if (seat === null || seat < 0) return event;
  const who = { type: "who", seat } as const;
  const before: Phrase[] = [];
  const after: Phrase[] = [];
  if (by === "clock") before.push({ key: "app-log-time-up", about: { who } });
  if (by === "bot" && chairs[seat]?.player) before.push({ key: "app-log-sits-in", about: { who } });
  if (level !== null) {
    after.push({ key: "app-log-played-as", about: { who, level: levelName(level) } });
  }
  return before.length || after.length ? { ...event, said: [...before, ...said, ...after] } : event;
}
