// The coach's words about an event in a round of Da Capo!. Events that help or cost the player are
// explained each time; actions of others are explained once, and then their signs are enough.
import type { Lesson } from "../../../guide/lessons";
import type { DacapoFact, Event, Phrase } from "../../../generated/protocol";

type About = Phrase["about"];
type Fact<Type extends DacapoFact["type"]> = Extract<DacapoFact, { type: Type }>;

/** Facts do not say their game: it is that of the table. */
const factsOf = (event: Event | undefined) => (event?.facts ?? []) as readonly DacapoFact[];

const who = (seat: number): About[string] => ({ type: "who", seat });

const STACK_MINE: Lesson = { id: "stack-mine", key: "guide-lesson-dacapo-stack-mine" };
const FINISHED: Lesson = { id: "finished", key: "guide-lesson-dacapo-finished" };
const RESHUFFLED: Lesson = { id: "reshuffled", key: "guide-lesson-dacapo-reshuffled" };
const NO_CARD: Lesson = { id: "no-card", key: "guide-lesson-dacapo-no-card" };

export function happened(log: readonly Event[], me: number): Lesson[] {
  const facts = factsOf(log.at(-1));
  const built = facts.some((fact) => fact.type === "built" && fact.by === me);
  return facts.flatMap((fact): Lesson[] => {
    switch (fact.type) {
      case "built":
        return builtBy(fact, me);
      case "pile-finished":
        return [FINISHED];
      case "drew":
        // A hand is filled within a turn when it is empty.
        return fact.by === me && built ? [handEmptied(fact)] : [];
      case "put":
        return fact.by === me ? [] : [put(fact)];
      case "ended":
        return fact.by === me ? [NO_CARD] : [];
      case "reshuffled":
        return [RESHUFFLED];
      default:
        return [];
    }
  });
}

function builtBy({ by, owner, source, number, card }: Fact<"built">, me: number): Lesson[] {
  const about: About = { who: who(by), number };
  if (by === me) return owner === me && source === "stack" ? [STACK_MINE] : [];
  if (owner === me) {
    return [{ id: "stack-gift", key: "guide-lesson-dacapo-stack-gift", about, always: true }];
  }
  if (card === "J") {
    return [{ id: "other-joker", key: "guide-lesson-dacapo-other-joker", about }];
  }
  return source === "stack"
    ? [{ id: "other-stack", key: "guide-lesson-dacapo-other-stack", about }]
    : [{ id: "other-built", key: "guide-lesson-dacapo-other-built", about }];
}

function handEmptied({ count }: Fact<"drew">): Lesson {
  return { id: "hand-emptied", key: "guide-lesson-dacapo-hand-emptied", about: { count } };
}

function put({ by, card }: Fact<"put">): Lesson {
  const about: About = { who: who(by), card: { type: "face", cards: [card] } };
  return { id: "other-put", key: "guide-lesson-dacapo-other-put", about };
}
