// The coach's words about an event in a round of Cabo. Events that touch the player are explained
// each time; actions of others are explained once, and then their signs are enough. Cards that lie
// face down again are named by their places, never by their faces.
import type { Lesson } from "../../../guide/lessons";
import type { CaboFact, CaboView, Event, Phrase } from "../../../generated/protocol";

type About = Phrase["about"];
type Place = readonly [number, number];
/** The cards that the player has seen, by place; null at a table that does not remember them. */
type Remembered = CaboView["remembered"];
type Fact<Type extends CaboFact["type"]> = Extract<CaboFact, { type: Type }>;

/** Facts do not say their game: it is that of the table. */
const factsOf = (event: Event | undefined) => (event?.facts ?? []) as readonly CaboFact[];

const who = (seat: number): About[string] => ({ type: "who", seat });
const slots = (all: number[]): About[string] => ({ type: "slots", slots: all });
const face = (...cards: string[]): About[string] => ({ type: "face", cards });

export function happened(log: readonly Event[], me: number, view: CaboView | null): Lesson[] {
  const facts = factsOf(log.at(-1));
  // The card that a failed set brought needs no words beside those of the set.
  const failed = facts.some(({ type }) => type === "false-set-shown");
  const snapped = facts.some((fact) => fact.type === "snapped" && !fact.right);
  return facts.flatMap((fact): Lesson[] => {
    switch (fact.type) {
      case "discarded":
        return failed || fact.used || fact.by === me || lastLapOf(log) === me ? [] : [threw(fact)];
      case "took":
        return fact.by === me ? [] : [took(fact)];
      case "replaced":
        return replaced(fact, me, wasTaken(log));
      case "false-set-shown":
        return [failedSet(fact, me)];
      case "looked":
        return looked(fact, me, view?.remembered ?? null);
      case "swapped":
        return swapped(fact, me, view?.remembered ?? null);
      case "snapped":
        return [snap(fact, me)];
      case "penalty-taken":
        return snapped || fact.by !== me ? [] : [PENALTY];
      case "reshuffled":
        return [RESHUFFLED];
      case "turned-up":
        return [TURNED_UP];
      default:
        return [];
    }
  });
}

const PENALTY: Lesson = { id: "penalty", key: "guide-lesson-cabo-penalty", always: true };
const RESHUFFLED: Lesson = { id: "reshuffled", key: "guide-lesson-cabo-reshuffled" };
const TURNED_UP: Lesson = { id: "turned-up", key: "guide-lesson-cabo-turned-up" };

/** Whether the card in hand came from the discard pile, where everybody saw it. */
function wasTaken(log: readonly Event[]): boolean {
  const facts = log.flatMap((event) => factsOf(event));
  return facts.findLast(({ type }) => type === "took" || type === "drew")?.type === "took";
}

/** The player who has called Cabo in this round. */
function lastLapOf(log: readonly Event[]): number | null {
  const facts = log.flatMap((event) => factsOf(event));
  const last = facts.findLast(({ type }) => type === "called" || type === "dealt");
  return last?.type === "called" ? last.by : null;
}

function threw({ by, card }: Fact<"discarded">): Lesson {
  const about = { who: who(by), card: face(card) };
  return { id: "other-threw", key: "guide-lesson-cabo-other-threw", about };
}

function took({ by, card }: Fact<"took">): Lesson {
  const about = { who: who(by), card: face(card) };
  return { id: "other-took", key: "guide-lesson-cabo-other-took", about };
}

function replaced({ by, slots: places, cards }: Fact<"replaced">, me: number, taken: boolean) {
  const about = { who: who(by), slots: slots(places), cards: face(...cards) };
  const [set, mine] = [places.length > 1, by === me];
  if (set && mine) return [{ id: "set-mine", key: "guide-lesson-cabo-set-mine" }];
  if (set) return [always("set-other", "guide-lesson-cabo-set-other", about)];
  // The card that was taken has already been explained.
  if (mine || taken) return [];
  return [{ id: "other-kept", key: "guide-lesson-cabo-other-kept", about }];
}

function failedSet({ by, slots: places, kept }: Fact<"false-set-shown">, me: number): Lesson {
  const about = { who: who(by), slots: slots(places), kept: kept ? "yes" : "no" };
  return by === me
    ? always("failed-set-mine", "guide-lesson-cabo-failed-set-mine", about)
    : always("failed-set-other", "guide-lesson-cabo-failed-set-other", about);
}

function looked(
  { by, place: [owner, slot], why }: Fact<"looked">,
  me: number,
  remembered: Remembered,
): Lesson[] {
  if (by === me || why === "first") return [];
  const known = remembered ? (isKnown(remembered, [owner, slot]) ? "yes" : "no") : "unsure";
  const about = { who: who(by), slots: slots([slot]), known };
  if (owner === me) return [always("spied", "guide-lesson-cabo-spied", about)];
  return owner === by && why === "peek"
    ? [{ id: "other-peeked", key: "guide-lesson-cabo-other-peeked", about }]
    : [];
}

function swapped(
  { by, one, other }: Fact<"swapped">,
  me: number,
  remembered: Remembered,
): Lesson[] {
  const mine = [one, other].find(([seat]) => seat === me);
  const theirs = [one, other].find(([seat]) => seat !== me);
  if (!mine || !theirs) return [];
  const about = {
    who: who(by),
    owner: who(theirs[0]),
    mine: slots([mine[1]]),
    theirs: slots([theirs[1]]),
    known: knownAfterSwap(remembered, mine, theirs),
  };
  return by === me
    ? [always("swapped-mine", "guide-lesson-cabo-swapped-mine", about)]
    : [always("swapped-other", "guide-lesson-cabo-swapped-other", about)];
}

/** Which of two cards the player has seen that have changed places: the new one, the old one… */
function knownAfterSwap(remembered: Remembered, mine: Place, theirs: Place): string {
  if (!remembered) return "unsure";
  const old = isKnown(remembered, theirs);
  if (isKnown(remembered, mine)) return old ? "both" : "new";
  return old ? "old" : "neither";
}

function isKnown(remembered: NonNullable<Remembered>, [seat, slot]: Place): boolean {
  return (remembered[seat]?.[slot] ?? null) !== null;
}

function snap({ by, right, slot }: Fact<"snapped">, me: number): Lesson {
  const about = { who: who(by), slots: slots([slot]) };
  if (by !== me) {
    return right
      ? { id: "snap-other", key: "guide-lesson-cabo-snap-other", about }
      : { id: "no-snap-other", key: "guide-lesson-cabo-no-snap-other", about };
  }
  return right
    ? { id: "snap-mine", key: "guide-lesson-cabo-snap-mine" }
    : always("no-snap-mine", "guide-lesson-cabo-no-snap-mine", about);
}

function always(id: string, key: string, about: About): Lesson {
  return { id, key, about, always: true };
}
