// The end of a match as the judge sees it: how much was luck, and the moments to look at again.
import { winnersOf } from "../../games/result";
import type { Judgement, Phrase, Result, SeatAnalysis, ToldMoment } from "../../generated/protocol";

/** A moment of a match: the round, and the number of the frame in it. */
type Moment = readonly [round: number, frame: number];

/** What the end of a match takes from its analysis. */
export interface Judged {
  seats: readonly Pick<SeatAnalysis, "seat" | "margin" | "luck" | "best" | "gain" | "costliest">[];
  turning_point: Moment | null;
  judgements: readonly Pick<Judgement, "round" | "frame" | "cost">[];
  /** The moments in words. */
  moments: readonly Pick<ToldMoment, "round" | "frame" | "said">[];
}

export type MomentKind = "decided" | "best" | "costliest";

/** A moment of the story. */
export interface StoryMoment {
  /** What it is: one decision may have decided the match, and have been the costliest as well. */
  kinds: readonly MomentKind[];
  round: number;
  frame: number;
  said: readonly Phrase[];
  /** The points that the decision cost; 0 if it cost none. */
  cost: number;
  /** The points that the best decision gained on an average choice; 0 for any other. */
  gain: number;
  /** The part of the address after the `#`, in the film: the eyes are those of the viewer. */
  fragment: string;
}

/** Whole points, so that luck and skill together are the result. */
export interface LuckAndSkill {
  seat: number;
  margin: number;
  luck: number;
  skill: number;
}

/** From this cost on a decision counts as costly. */
const COSTLY = 0.5;
/** The most sentences about a moment; the last one of a round has many. */
const MOST_SAID = 2;

/** The part of luck and of skill in the result of a viewer, or of the winner for spectators. */
export function luckAndSkill(
  { seats }: Judged,
  result: Result,
  viewer: number | null,
): LuckAndSkill | null {
  const seat = viewer ?? winnersOf(result)[0];
  const found = seats.find((one) => one.seat === seat);
  if (!found) return null;
  const margin = Math.round(found.margin);
  const luck = Math.round(found.luck);
  return { seat: found.seat, margin, luck, skill: margin - luck };
}

/** The moments of the story, each at most once: those of the viewer, or of all for spectators. */
export function momentsOf(judged: Judged, viewer: number | null): StoryMoment[] {
  const { seats, turning_point, moments, judgements } = judged;
  const costOf = ([round, frame]: Moment) =>
    Math.max(
      0,
      ...judgements
        .filter((one) => one.round === round && one.frame === frame)
        .map(({ cost }) => cost),
    );
  const mine = viewer === null ? seats : seats.filter(({ seat }) => seat === viewer);
  const costly = mine
    .flatMap(({ costliest }) => costliest)
    .filter((moment) => costOf(moment) >= COSTLY)
    .sort((one, other) => costOf(other) - costOf(one));
  const best = mine
    .toSorted((one, other) => other.margin - one.margin)
    .find(({ best }) => best !== null);
  const chosen: [MomentKind, Moment | null | undefined][] = [
    ["decided", turning_point],
    ["best", best?.best],
    ["costliest", costly[0]],
  ];
  const eyes = viewer ?? "all";
  const places = new Map(chosen.flatMap(([, at]) => (at ? [[at.join(), at] as const] : [])));
  return [...places].map(([key, moment]) => {
    const kinds = chosen.flatMap(([kind, at]) => (at?.join() === key ? [kind] : []));
    const [round, frame] = moment;
    const told = moments.find((one) => one.round === round && one.frame === frame);
    const cost = kinds.includes("costliest") ? costOf(moment) : 0;
    const gain = kinds.includes("best") ? (best?.gain ?? 0) : 0;
    const fragment = `${round}.${frame}.${kinds.includes("decided") ? "all" : eyes}.choice`;
    const said = told?.said.slice(0, MOST_SAID) ?? [];
    return { kinds, round, frame, said, cost, gain, fragment };
  });
}

/** How luck and skill stand to each other in the result: the sentence depends on it. */
export type Balance =
  | "level"
  | "both-gave"
  | "both-took"
  | "skill-won-back"
  | "luck-won-back"
  | "despite-luck"
  | "despite-skill";

export function balanceOf({ margin, luck, skill }: LuckAndSkill): Balance {
  if (skill === 0 && luck !== 0) return "level";
  if (luck >= 0 && skill >= 0) return "both-gave";
  if (luck <= 0 && skill <= 0) return "both-took";
  if (margin < 0) return skill > 0 ? "skill-won-back" : "luck-won-back";
  return skill > 0 ? "despite-luck" : "despite-skill";
}
