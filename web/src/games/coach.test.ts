// Everything that the coach says follows from the player's knowledge, in guided games against every
// level. Python computes that knowledge.
import { describe, expect, it } from "vitest";
import type { CaboFact, CaboView, Event } from "../generated/protocol";
import { lessonsFor, type Lesson } from "../guide/lessons";
import { ORIGINAL } from "../fixtures/tables";
import { python } from "../fixtures/python";
import * as teacher from "./cabo/guide/lessons";

type Known = (string | null)[][];
interface Step {
  seat: number | null;
  facts: CaboFact[];
  /** The cards that the player knew before the event, and knows after it. */
  before: Known;
  after: Known;
  view: CaboView;
}

const ME = 0;
const games = python<Record<string, Step[][]>>("guided") ?? {};

const isKnown = (known: Known, [seat, slot]: readonly number[]) =>
  (known[seat!]?.[slot!] ?? null) !== null;

function fact<Type extends CaboFact["type"]>({ facts }: Step, type: Type) {
  return facts.find((one) => one.type === type) as Extract<CaboFact, { type: Type }>;
}

/** The player's knowledge after a swap, from the knowledge before it. */
function knownAfterSwap(step: Step): string {
  const { one, other } = fact(step, "swapped");
  const [mine, theirs] = one[0] === ME ? [one, other] : [other, one];
  const [got, gave] = [isKnown(step.before, theirs), isKnown(step.before, mine)];
  return got ? (gave ? "both" : "new") : gave ? "old" : "neither";
}

/**
 * What may be said of the newcomer's call in the last round of a log: by the rule for two players
 * in docs/strategy.md, 14 in the first lap and two less in each one after it.
 */
function callIn(log: readonly Event[]): { id: string; sum: number } | null {
  const facts = log.flatMap((event) => event.facts as CaboFact[]);
  const round = facts.slice(facts.findLastIndex(({ type }) => type === "dealt"));
  const call = round.findIndex((one) => one.type === "called" && one.by === ME);
  const end = round.find((one) => one.type === "round-ended");
  if (call < 0 || end?.type !== "round-ended") return null;
  const before = round.slice(0, call).filter((one) => ["drew", "took"].includes(one.type));
  const { sum } = end.result.scores[ME]!;
  const good = sum <= 14 - 2 * Math.floor(before.length / 2);
  const won = end.result.winners.includes(ME);
  if (!good && won) return null;
  return { sum, id: good ? (won ? "call-good" : "call-unlucky") : "call-advice" };
}

/** What is known of the player's own cards, and how many of them are not. */
function own({ view, after }: Step): { known: number[]; unknown: number } {
  const slots = [...view.layouts[ME]!.entries()].filter(([, card]) => card !== null);
  const known = slots.flatMap(([slot]) => after[ME]?.[slot] ?? []).map(Number);
  return { known, unknown: slots.length - known.length };
}

/** Whether a card may be better than one of the player's own, as far as the player knows. */
const mayHelp = (step: Step, card: string | null) => {
  const { known, unknown } = own(step);
  return unknown > 0 || known.some((value) => value > Number(card));
};

/** The sentences that claim that the player knows something, each with its check. */
const CLAIMS: Record<string, (step: Step, said: Lesson) => boolean> = {
  "swapped-mine": (step, { about }) => about?.["known"] === knownAfterSwap(step),
  "swapped-other": (step, { about }) => about?.["known"] === knownAfterSwap(step),
  "holding-low": (step) => mayHelp(step, step.view.hand!.card),
  "holding-middle": (step, { about }) => {
    const { known, unknown } = own(step);
    const higher = known.some((value) => value > Number(step.view.hand!.card));
    return about?.["better"] === (higher ? "known" : "unseen") && (higher || unknown > 0);
  },
  "holding-none": (step) => !mayHelp(step, step.view.hand!.card),
  "holding-worst": ({ view }) => view.hand!.card === "13",
  "discard-low": (step) => mayHelp(step, step.view.discard),
  "unknown-cards": (step, { about }) => about?.["unknown"] === own(step).unknown,
  calling: (step, { about }) => about?.["unknown"] === own(step).unknown,
  "other-peeked": (step, { about }) =>
    about?.["known"] === (isKnown(step.before, fact(step, "looked").place) ? "yes" : "no"),
  "looking-peek": ({ view, after }) =>
    view.looks.some(({ by, place }) => by === ME && place[0] === ME && isKnown(after, place)),
  "looking-spy": ({ view, after }) =>
    view.looks.some(({ by, place }) => by === ME && place[0] !== ME && isKnown(after, place)),
};
/** The sentences about public things, or about possible moves. */
const PLAIN =
  /^(aim|first-|looking$|holding-|choosing-set|sets|after-replace|others-turn|fewer|more|when-to|called|round-|next-round|match-|other-(threw|took|kept)|set-|failed-set|spied|reshuffled|turned-up|penalty)/;

const said = new Set<string>();

describe.for(Object.entries(games))("a guided game against %s", ([, matches]) => {
  it("has a coach that claims only what the player knows", () => {
    for (const match of matches) {
      const log: Event[] = [];
      for (const [number, step] of match.entries()) {
        const by = step.seat === ME ? "person" : "bot";
        log.push({ number, at: 0, seat: step.seat, by, facts: step.facts, said: [], level: null });
        // At the end of a round all cards are open, and the coach speaks of the points.
        const over = step.view.phase === "round-over";
        const words = [
          ...(over ? [] : teacher.happened(log, ME, step.view)),
          ...["", "call", "set"].flatMap((doing) =>
            lessonsFor(teacher as never, ORIGINAL, step.view, new Set(), doing),
          ),
        ];
        for (const lesson of words) {
          said.add(lesson.id);
          if (lesson.id.startsWith("call-")) {
            expect({ id: lesson.id, sum: lesson.about?.["sum"] }).toEqual(callIn(log));
            continue;
          }
          const claim = CLAIMS[lesson.id];
          if (claim) expect(claim(step, lesson), `${lesson.id} at ${number}`).toBe(true);
          else expect(lesson.id).toMatch(PLAIN);
        }
        if (over && callIn(log)) {
          expect(words.map(({ id }) => id)).toContain(callIn(log)?.id);
          expect(teacher.debrief(log, ME)?.id).toBe(callIn(log)?.id);
        }
      }
    }
  });
});

it("has used every sentence that makes a claim", () => {
  if (Object.keys(games).length)
    expect([...said]).toEqual(
      expect.arrayContaining([...Object.keys(CLAIMS), "call-advice", "call-good"]),
    );
});
