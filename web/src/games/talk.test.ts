// The coach explains events: those that touch the player each time, the rest once. The words stay
// until they are read or the player moves, and name no card that lies face down again.
import { describe, expect, it } from "vitest";
import { CoachQueue } from "../guide/coachQueue.svelte";
import type { CaboFact, CaboView, DacapoFact, Event, Fact } from "../generated/protocol";
import { asked, CABO_VIEW, DACAPO_VIEW, MATCH, ORIGINAL } from "../fixtures/tables";
import * as caboTeacher from "./cabo/guide/lessons";
import * as dacapoTeacher from "./dacapo/guide/lessons";

let number = 0;
function event(seat: number, ...facts: Fact[]): Event {
  number += 1;
  return { number, at: 0, seat, by: seat ? "bot" : "person", facts, said: [], level: null };
}

const cabo = (...facts: CaboFact[]) =>
  caboTeacher.happened([event(1, ...facts)], 0, null).map(({ id }) => id);
const dacapo = (...facts: DacapoFact[]) =>
  dacapoTeacher.happened([event(1, ...facts)], 0).map(({ id }) => id);

const failed = (by: number): CaboFact[] => [
  { type: "false-set-shown", by, slots: [0, 2], cards: ["5", "6"], kept: false },
  { type: "discarded", by, card: "9", used: false },
];
const swapped: CaboFact = { type: "swapped", by: 1, one: [1, 2], other: [0, 3] };
const spied: CaboFact = { type: "looked", by: 1, place: [0, 1], why: "spy" };
const threw: CaboFact = { type: "discarded", by: 1, card: "9", used: false };

describe("the coach on an event in Cabo", () => {
  it("explains sets, failed or not, of the player and of others", () => {
    expect(cabo(...failed(0))).toEqual(["failed-set-mine"]);
    expect(cabo(...failed(1))).toEqual(["failed-set-other"]);
    const set = (by: number): CaboFact => {
      return { type: "replaced", by, slots: [0, 1], cards: ["8", "8"] };
    };
    expect(cabo(set(1))).toEqual(["set-other"]);
    expect(cabo(set(0))).toEqual(["set-mine"]);
  });

  it("explains events that hit the player", () => {
    expect(cabo(swapped)).toEqual(["swapped-other"]);
    expect(cabo(spied)).toEqual(["spied"]);
    expect(cabo({ type: "penalty-taken", by: 0, slots: [4, 5] })).toEqual(["penalty"]);
    const snap = (by: number, right: boolean): CaboFact => {
      return { type: "snapped", by, slot: 1, card: "7S", right };
    };
    expect(cabo(snap(0, true))).toEqual(["snap-mine"]);
    expect(cabo(snap(0, false), { type: "penalty-taken", by: 0, slots: [4] })).toEqual([
      "no-snap-mine",
    ]);
    expect(cabo(snap(1, true))).toEqual(["snap-other"]);
    expect(cabo(snap(1, false))).toEqual(["no-snap-other"]);
  });

  it("explains the actions of others, and the piles", () => {
    expect(cabo(threw)).toEqual(["other-threw"]);
    expect(cabo({ type: "took", by: 1, card: "2" })).toEqual(["other-took"]);
    expect(cabo({ type: "replaced", by: 1, slots: [2], cards: ["9"] })).toEqual(["other-kept"]);
    expect(cabo({ type: "looked", by: 1, place: [1, 0], why: "peek" })).toEqual(["other-peeked"]);
    expect(cabo({ type: "reshuffled", cards: 30 })).toEqual(["reshuffled"]);
    expect(cabo({ type: "turned-up", card: "4" })).toEqual(["turned-up"]);
  });

  it("is silent about first looks, and about the player's own last move", () => {
    expect(cabo({ type: "looked", by: 1, place: [1, 0], why: "first" })).toEqual([]);
    expect(cabo({ ...threw, by: 0 })).toEqual([]);
    const called = event(0, { type: "called", by: 0 });
    expect(caboTeacher.happened([called, event(1, threw)], 0, null)).toEqual([]);
  });

  it("names no card that lies face down again", () => {
    const hidden: CaboFact[] = [
      ...[...failed(0), ...failed(1), swapped, spied],
      { type: "saw", place: [0, 0], card: "13" },
      { type: "drawn", card: "13" },
      { type: "snapped", by: 0, slot: 1, card: "7S", right: false },
      { type: "snapped", by: 1, slot: 1, card: "7S", right: false },
    ];
    for (const fact of hidden.filter(({ type }) => type !== "discarded")) {
      for (const { about } of caboTeacher.happened([event(1, fact)], 0, null)) {
        expect(JSON.stringify(about ?? {})).not.toContain("face");
      }
    }
  });
});

describe("the coach on an event in Da Capo!", () => {
  const built = (by: number, owner: number, source: "hand" | "stack", card = "3"): DacapoFact => {
    return { type: "built", by, source, owner, help: null, card, pile: 0, number: 3 };
  };

  it("explains the cards that others play, and where they come from", () => {
    expect(dacapo(built(1, 1, "hand"))).toEqual(["other-built"]);
    expect(dacapo(built(1, 1, "stack"))).toEqual(["other-stack"]);
    expect(dacapo(built(1, 1, "hand", "J"))).toEqual(["other-joker"]);
    expect(dacapo(built(1, 0, "stack"))).toEqual(["stack-gift"]);
    expect(dacapo({ type: "put", by: 1, card: "8", help: 0 })).toEqual(["other-put"]);
  });

  it("explains the player's stack, an emptied hand, and the piles", () => {
    expect(dacapo(built(0, 0, "stack"))).toEqual(["stack-mine"]);
    const drew: DacapoFact = { type: "drew", by: 0, count: 4 };
    expect(dacapo(built(0, 0, "hand"), drew)).toEqual(["hand-emptied"]);
    expect(dacapo({ type: "put", by: 1, card: "8", help: 0 }, drew)).toEqual(["other-put"]);
    expect(dacapo({ type: "ended", by: 0 })).toEqual(["no-card"]);
    expect(dacapo({ type: "pile-finished", pile: 0 })).toEqual(["finished"]);
    expect(dacapo({ type: "reshuffled", cards: 30 })).toEqual(["reshuffled"]);
  });
});

describe("the coach's queue", () => {
  const turn: CaboView = { ...CABO_VIEW, player: 0, decisions: [asked("turn")] };
  const talking = (...seen: string[]) =>
    new CoachQueue(caboTeacher, ORIGINAL, new Set(["aim", ...seen]), number);

  it("explains first the event, then, once that has been read, the next decision", () => {
    const talk = talking();
    talk.follow(turn, [event(1, threw)]);
    expect([talk.said?.id, talk.more]).toEqual(["other-threw", true]);
    talk.goOn();
    expect([talk.said?.id, talk.more]).toEqual(["first-turn", false]);
  });

  it("keeps its words while others play, and drops them when the player moves", () => {
    const talk = talking("others-turn");
    const log = [event(0, ...failed(0))];
    talk.follow(CABO_VIEW, log);
    expect(talk.said?.id).toBe("failed-set-mine");
    log.push(event(1, spied));
    talk.follow(turn, log);
    expect([talk.said?.id, talk.more]).toEqual(["failed-set-mine", true]);
    log.push(event(0, { type: "drew", by: 0 }));
    const hand = { seat: 0, card: "2", drawn: true };
    talk.follow({ ...turn, phase: "holding", decisions: [asked("card")], hand }, log);
    expect(talk.said?.id).toBe("holding-low");
  });

  it("explains what hits the player every time and first, and what others do once", () => {
    const talk = talking("first-turn");
    const log = [event(1, threw, spied)];
    talk.follow(turn, log);
    expect(talk.said?.id).toBe("spied");
    talk.goOn();
    expect(talk.said?.id).toBe("other-threw");
    log.push(event(0, { type: "drew", by: 0 }), event(1, threw, spied));
    talk.follow(turn, log);
    expect([talk.said?.id, talk.more]).toEqual(["spied", false]);
  });

  it("repeats its words quietly if the player has to decide", () => {
    const talk = talking("first-turn");
    talk.follow(turn, []);
    expect([talk.said?.id, talk.again]).toEqual(["first-turn", true]);
    talk.follow(CABO_VIEW, []);
    expect(talk.said?.id).toBe("others-turn");
  });

  it("drops the words about a round when the round is over", () => {
    const talk = talking("others-turn");
    const log = [event(1, spied)];
    talk.follow(CABO_VIEW, log);
    expect(talk.said?.id).toBe("spied");
    talk.follow({ ...CABO_VIEW, phase: "round-over" }, log);
    expect(talk.said?.id).toBe("status-over");
  });

  it("says nothing more than twice, and is never silent", () => {
    const talk = talking();
    const log: Event[] = [];
    const heard: string[] = [];
    for (let round = 1; round <= 12; round += 1) {
      const mine = { ...turn, turn: 2 * round, decisions: [{ ...asked("turn"), id: `${round}` }] };
      log.push(event(1, threw, spied));
      for (const view of [{ ...mine, remembered: [["3", null, "4", "9"], []] }, CABO_VIEW]) {
        talk.follow({ ...view, awaited: [view.player ?? 0] }, log);
        for (;;) {
          heard.push(`${talk.said?.key}`);
          if (!talk.more) break;
          talk.goOn();
        }
        log.push(event(0, { type: "drew", by: 0 }));
      }
    }
    const times = (key: string) => heard.filter((said) => said === key).length;
    const taught = new Set(heard.filter((key) => !key.startsWith("guide-lesson-status-")));
    expect(taught.size).toBeGreaterThan(5);
    for (const key of taught) expect([key, times(key) <= 2]).toEqual([key, true]);
    expect(taught).not.toContain("undefined");
    expect(heard.slice(-2)).toEqual(["guide-lesson-status-mine", "guide-lesson-status-other"]);
  });

  it("counts its words across a reload", () => {
    const seen = new Set<string>();
    const ids = [1, 2, 3].map(() => {
      const talk = new CoachQueue(dacapoTeacher, MATCH, seen, number);
      talk.follow({ ...DACAPO_VIEW, player: 1, awaited: [1] }, []);
      while (talk.more) talk.goOn();
      return talk.said?.id;
    });
    expect(ids).toEqual(["others-turn", "others-turn", "status-1"]);
  });

  it("follows a move that has begun at once, and then goes on", () => {
    const talk = talking("first-turn");
    const hand = { seat: 0, card: "9", drawn: false };
    const taken: CaboView = { ...turn, phase: "holding", decisions: [asked("card")], hand };
    const log = [event(1, spied)];
    talk.follow(taken, log);
    expect(talk.said?.id).toBe("spied");
    talk.follow(taken, log, "set");
    expect([talk.said?.id, talk.more]).toEqual(["choosing-set", false]);
    talk.follow(taken, log);
    expect(talk.said?.id).toBe("holding-taken");
  });

  it("has words for every decision of a guided game", () => {
    const talk = new CoachQueue(dacapoTeacher, MATCH, new Set(), number);
    talk.follow({ ...DACAPO_VIEW, player: 0, decisions: [asked("turn")] }, []);
    expect(talk.said?.id).toBe("aim");
    while (talk.more) talk.goOn();
    talk.goOn();
    expect([talk.said?.id, talk.again]).toEqual(["help-pile", true]);
  });
});
