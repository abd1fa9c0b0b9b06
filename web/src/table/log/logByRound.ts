// The log of events: grouped by round, and without what players have to remember.
import type { Event, Phrase } from "../../generated/protocol";

export interface LoggedRound {
  round: number;
  events: { number: number; said: readonly Phrase[] }[];
}

/**
 * Oldest first, without the phrases whose keys are `hidden`. `now` is the current round, for a log
 * that begins in the middle of one.
 */
export function logByRound(
  log: readonly Event[],
  now: number,
  hidden: readonly string[] = [],
): LoggedRound[] {
  const rounds: LoggedRound[] = [];
  for (const event of log) {
    const begun = roundBegun(event);
    const last = rounds.at(-1);
    if (!last || (begun !== null && begun !== last.round)) {
      rounds.push({ round: begun ?? 0, events: [] });
    }
    const said = event.said.filter(({ key }) => !hidden.includes(key));
    if (said.length) rounds.at(-1)!.events.push({ number: event.number, said });
  }
  const [first, second] = rounds;
  if (first?.round === 0) first.round = second ? second.round - 1 : now;
  return rounds;
}

function roundBegun(event: Event): number | null {
  for (const fact of event.facts) {
    if (fact.type === "round-began" || fact.type === "dealt") return fact.round;
  }
  return null;
}
