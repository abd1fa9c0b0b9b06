// What the judge says about a match: fetched once, after the film has begun.
import { Refusal } from "../app/http";
import type { Analysis, CallJudgement, Course, Judgement } from "../generated/protocol";
import { askAnalysis, isBusy, type Patience } from "./requests";

/** From this cost on, in points, a decision gets a mark. */
const COSTLY = 1;
const MARKS_PER_ROUND = 3;

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

/** A moment that changed the chances to win. */
export interface Turning {
  course: Course;
  /** The seat whose chance changed most, and by how much. */
  seat: number;
  change: number;
}

/** The moments that changed the chances most, in the order of the match. */
export function turnings(courses: readonly Course[], most: number): readonly Turning[] {
  const found = courses.flatMap((course, index) => {
    const before = courses[index - 1]?.chances;
    if (!before) return [];
    const changes = course.chances.map((chance, seat) => chance - (before[seat] ?? 0));
    const size = Math.max(...changes.map(Math.abs));
    const seat = changes.findIndex((change) => Math.abs(change) === size);
    return [{ course, seat, change: changes[seat] ?? 0 }];
  });
  return found
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .filter(({ change }) => Math.abs(change) >= 0.02)
    .sort((one, other) => courses.indexOf(one.course) - courses.indexOf(other.course));
}

/** Luck and skill of a seat in some frames. */
export function sums(courses: readonly Course[], seat: number): { luck: number; skill: number } {
  const sum = (of: "luck" | "skill") =>
    courses.reduce((total, course) => total + (course[of][seat] ?? 0), 0);
  return { luck: sum("luck"), skill: sum("skill") };
}
