// Judges calls of Cabo, by the rule in docs/strategy.md.
import type { Lesson } from "../../../guide/lessons";
import type { CaboFact, CaboRoundResult, Event } from "../../../generated/protocol";

/** The highest sum of a good call, less one for each player and two for each lap. */
const HIGHEST = 18;
/** The first facts of a turn: each turn begins with one of these. */
const TURNS: ReadonlySet<string> = new Set(["drew", "took", "called"]);

const RECKLESS: Lesson = { id: "call-advice", key: "guide-lesson-cabo-call-advice" };
const GOOD: Lesson = { id: "call-good", key: "guide-lesson-cabo-call-good" };
const UNLUCKY: Lesson = { id: "call-unlucky", key: "guide-lesson-cabo-call-unlucky" };

/**
 * The coach's judgement of my call in the given turn of a round; none for the call of another
 * player.
 */
export function adviceOn(
  { caller, scores, winners }: CaboRoundResult,
  me: number,
  turn: number,
): Lesson | null {
  const sum = scores[me]?.sum;
  if (caller !== me || sum === undefined) return null;
  const players = scores.length;
  const good = sum <= HIGHEST - players - 2 * Math.ceil(turn / players);
  const won = winners.includes(me);
  if (!good) return won ? null : { ...RECKLESS, about: { sum } };
  return { ...(won ? GOOD : UNLUCKY), about: { sum } };
}

/** The coach's judgement of my last call in a match. */
export function debrief(log: readonly Event[], me: number): Lesson | null {
  let [turn, called] = [0, 0];
  let last: Lesson | null = null;
  for (const fact of log.flatMap(({ facts }) => facts as readonly CaboFact[])) {
    if (fact.type === "dealt") [turn, called] = [0, 0];
    if (TURNS.has(fact.type)) turn += 1;
    if (fact.type === "called") called = turn;
    if (fact.type === "round-ended") last = adviceOn(fact.result, me, called) ?? last;
  }
  return last;
}
