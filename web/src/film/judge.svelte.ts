// What the judge says about a match: fetched once, after the film has begun.
import { Refusal } from "../app/http";
import type { Analysis, CallJudgement, Course, Judgement } from "../generated/protocol";
import { askAnalysis, isBusy, type Patience } from "./requests";

/** From this cost on, in points, a decision gets a mark. */
const COSTLY = 1;
const MARKS_PER_ROUND = 3;
/** Up to this cost a choice is as good as another; from the others on it is costly, or a mistake. */
const CLOSE = 0.25;
const DEAR = 2;
const MISTAKE = 5;
/** A decision that gave away less gave away nothing, as far as the eye can see. */
const NOTHING = 0.05;
/** A smaller change of the chances decided nothing. */
const TRIFLE = 0.05 - 1e-9;

export class Judge {
  analysis = $state.raw<Analysis | null>(null);
  /** Whether this match has no judge. */
  missing = $state(false);
  waiting = $state(true);
  problem = $state("");

  async ask(record: string, patience: Patience): Promise<void> {
    this.waiting = true;
    this.problem = "";
    try {
      this.analysis = await askAnalysis(record, patience);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.missing = !isBusy(error);
      this.problem = error.message;
    } finally {
      this.waiting = false;
    }
  }

  /** The turns of the moments that are told or judged, by their places. */
  get turns(): ReadonlyMap<string, number> {
    const { moments, judgements } = this.analysis ?? { moments: [], judgements: [] };
    return new Map([...moments, ...judgements].map((one) => [placeText(one), one.turn]));
  }

  judgement(round: number, frame: number): Judgement | null {
    const found = this.analysis?.judgements;
    return found?.find((one) => one.round === round && one.frame === frame) ?? null;
  }

  call(round: number, frame: number): CallJudgement | null {
    const found = this.analysis?.calls;
    return found?.find((one) => one.round === round && one.frame === frame) ?? null;
  }

  /** The costliest decisions of a round. */
  costly(round: number): readonly Judgement[] {
    return (this.analysis?.judgements ?? [])
      .filter((one) => one.round === round && one.cost >= COSTLY)
      .toSorted((one, other) => other.cost - one.cost)
      .slice(0, MARKS_PER_ROUND);
  }
}

/** A moment as text, by which it can be found. */
export function placeText({ round, frame }: { round: number; frame: number }): string {
  return `${round}.${frame}`;
}

/** The sentence about a decision: what came of it once is not what it is worth on average. */
export function verdictKey(
  { move, best, cost }: Pick<Judgement, "move" | "best" | "cost">,
  call: Pick<CallJudgement, "right"> | null,
): string {
  if (move === best) return "app-film-judge-best";
  if (cost < CLOSE) return "app-film-judge-fine";
  if (call?.right) return "app-film-judge-went-well";
  if (cost < DEAR) return "app-film-judge-cost";
  return cost < MISTAKE ? "app-film-judge-costly" : "app-film-judge-mistake";
}

/** The sentence about a call. */
export function callKey({ verdict }: Pick<CallJudgement, "verdict">): string {
  switch (verdict) {
    case "right":
      return "app-film-call-right";
    case "lucky":
      return "app-film-call-lucky";
    case "unlucky":
      return "app-film-call-unlucky";
    case "early":
      return "app-film-call-early";
    case "too-early":
      return "app-film-call-too-early";
    case "far-too-early":
      return "app-film-call-far-too-early";
  }
}

/** A moment that changed the chances to win. */
export interface Turning {
  course: Course;
  /** The seat whose chance changed most, and by how much. */
  seat: number;
  change: number;
}

/** The moments that changed the chances most, in the order of the match, one of each turn. */
export function turnings(
  courses: readonly Course[],
  turns: ReadonlyMap<string, number>,
  most: number,
): readonly Turning[] {
  const found = courses.flatMap((course, index) => {
    const before = courses[index - 1]?.chances;
    if (!before) return [];
    const changes = course.chances.map((chance, seat) => chance - (before[seat] ?? 0));
    const size = Math.max(...changes.map(Math.abs));
    const seat = changes.findIndex((change) => Math.abs(change) === size);
    return [{ course, seat, change: changes[seat] ?? 0 }];
  });
  const taken = new Set<string>();
  return found
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .filter(({ course }) => {
      const turn = turns.get(placeText(course));
      const key = turn === undefined ? placeText(course) : `${course.round} turn ${turn}`;
      return !taken.has(key) && taken.add(key);
    })
    .slice(0, most)
    .filter(({ change }) => Math.abs(change) >= TRIFLE)
    .sort((one, other) => courses.indexOf(one.course) - courses.indexOf(other.course));
}

/**
 * Luck of a seat in some frames, and what its own decisions there gave away: the same points that the
 * judge names for each, with the number of those that count.
 */
export function sums(
  courses: readonly Course[],
  judgements: readonly Pick<Judgement, "round" | "frame" | "seat" | "cost">[],
  seat: number,
): { luck: number; skill: number; count: number } {
  const luck = courses.reduce((total, course) => total + (course.luck[seat] ?? 0), 0);
  const costs = judgements
    .filter((one) => one.seat === seat && one.cost >= NOTHING)
    .filter((one) => courses.some(({ round, frame }) => round === one.round && frame === one.frame))
    .map(({ cost }) => cost);
  return { luck, skill: -costs.reduce((total, cost) => total + cost, 0), count: costs.length };
}
