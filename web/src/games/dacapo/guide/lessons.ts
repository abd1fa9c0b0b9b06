// The lessons of the coach in a round of Da Capo!.
import type { DacapoRoundResult, DacapoView } from "../../../generated/protocol";
import type { Lesson } from "../../../guide/lessons";
import type { Settings } from "../../../guide/settings";

const JOKER = "J";
/** The introduction, before the first tap. */
const AIM: Lesson = { id: "aim", key: "guide-lesson-dacapo-aim", opening: true };
const START: Lesson = { id: "start", key: "guide-lesson-dacapo-start", opening: true };
/** With at most this many cards left, a stack is nearly empty. */
const NEARLY = 3;

/** Said while the stacks of a round are counted. */
export const reveal: Lesson = { id: "reveal", key: "guide-lesson-dacapo-reveal" };

export { happened } from "./happened";

/** All lessons for the current view, the most specific first. */
export function lessons(
  view: DacapoView,
  me: number,
  _settings: Settings,
  seen: ReadonlySet<string>,
): readonly Lesson[] {
  if (view.result || view.phase === "round-over") return over(view, me);
  const asked = view.decisions.some(({ actor, kind }) => actor === me && kind === "turn");
  if (asked) return turn(view, me);
  if (view.player === null || view.player === me || view.phase !== "turn") return [];
  return seen.has("start")
    ? [{ id: "ended", key: "guide-lesson-dacapo-ended" }]
    : [AIM, { id: "others-turn", key: "guide-lesson-dacapo-others-turn" }];
}

/** The end of the match is left to the podium. */
function over(view: DacapoView, me: number): Lesson[] {
  const result = view.results.find(({ round }) => round === view.round);
  return result ? [scored(result, me)] : [];
}

/** The lesson about the end of a round: said after each round. */
function scored({ round, ending, winners, points, left }: DacapoRoundResult, me: number): Lesson {
  const won = winners.includes(me);
  const about = { points: points[me] ?? 0, rest: left[me] ?? 0 };
  if (ending === "stalemate") {
    return { id: `round-${round}`, key: "guide-lesson-dacapo-stalemate", about };
  }
  const key = won ? "guide-lesson-dacapo-round-won" : "guide-lesson-dacapo-round-lost";
  return { id: `round-${round}`, key, about };
}

/** The number that a card would have on a building pile, or null if it fits on none. */
export function numberOf(
  card: string | null,
  building: readonly (readonly string[])[],
): number | null {
  if (card === null) return null;
  const wanted = building.map((pile) => pile.length + 1);
  if (card === JOKER) return wanted[0] ?? null;
  return wanted.find((number) => String(number) === card) ?? null;
}

function turn(view: DacapoView, me: number): Lesson[] {
  return [AIM, START, ...builds(view, me), ...nearlyDone(view, me)];
}

function builds(view: DacapoView, me: number): Lesson[] {
  const { building } = view;
  const hand = view.hand ?? [];
  const helps = (view.helps[me] ?? []).map((pile) => pile.at(-1) ?? null);
  const fits = (card: string | null): number | null => numberOf(card, building);
  const first = (cards: readonly (string | null)[]): number | null =>
    cards.map(fits).find((number) => number !== null) ?? null;
  const stack = fits(view.stacks[me]?.top ?? null);
  const fromHand = first(hand.filter((card) => card !== JOKER));
  const fromHelp = first(helps);
  const others = first(view.stacks.filter((_, seat) => seat !== me).map(({ top }) => top));
  const one = building.some((pile) => !pile.length) && [...hand, ...helps].includes("1");

  const found: Lesson[] = [];
  if (stack !== null) {
    found.push(numbered("stack-first", "guide-lesson-dacapo-stack-first", stack));
  }
  if (!hand.length) found.push({ id: "empty-hand", key: "guide-lesson-dacapo-empty-hand" });
  if (one) found.push({ id: "build-one", key: "guide-lesson-dacapo-build-one" });
  if (hand.includes(JOKER)) found.push({ id: "joker", key: "guide-lesson-dacapo-joker" });
  if (fromHelp !== null) {
    found.push(numbered("help-top", "guide-lesson-dacapo-help-top", fromHelp));
  }
  if (fromHand !== null) found.push(numbered("build", "guide-lesson-dacapo-build", fromHand));
  if (others !== null) {
    found.push({ id: "others-stack", key: "guide-lesson-dacapo-others-stack" });
  }
  if (!found.length) found.push({ id: "help-pile", key: "guide-lesson-dacapo-help-pile" });
  const top = view.stacks[me]?.top ?? null;
  if (stack === null && top !== null)
    found.push(numbered("stack-waits", "guide-lesson-dacapo-stack-waits", Number(top)));
  return found;
}

function numbered(id: string, key: string, number: number): Lesson {
  return { id, key, about: { number } };
}

function nearlyDone(view: DacapoView, me: number): Lesson[] {
  const few = view.stacks.map(({ height }) => height <= NEARLY);
  const found: Lesson[] = [];
  if (few.some((isFew, seat) => isFew && seat !== me)) {
    found.push({ id: "other-nearly-done", key: "guide-lesson-dacapo-other-nearly-done" });
  }
  if (few[me]) found.push({ id: "nearly-done", key: "guide-lesson-dacapo-nearly-done" });
  return found;
}
