// The effects show only received facts, in the most thrilling order.
import { describe, expect, it } from "vitest";
import { python } from "../../fixtures/python";
import type {
  CaboFact,
  CaboRoundResult,
  CaboScore,
  CaboView,
  Event,
  News,
} from "../../generated/protocol";
import { EFFECTS } from "./effects";

let number = 0;
const event = (...facts: CaboFact[]): Event => ({
  ...{ number: ++number, at: 0, seat: 0, by: "person", facts, said: [], level: null },
});

const DEALT: CaboFact = { type: "dealt", round: 1, starter: 0, cards: 4, discard: "5", pile: 40 };
const drew = (by: number): CaboFact => ({ type: "drew", by });
const replaced = (by: number, slots: number[], cards: string[]): CaboFact => ({
  ...{ type: "replaced", by, slots, cards },
});
const swapped = (by: number, one: [number, number], other: [number, number]): CaboFact => ({
  ...{ type: "swapped", by, one, other },
});
const spied = (by: number, place: [number, number]): CaboFact => ({
  ...{ type: "looked", by, place, why: "spy" },
});

const LAP = [
  event(DEALT),
  event({ type: "looked", by: 1, place: [1, 0], why: "first" }),
  event(replaced(2, [0], ["13"])),
  event(drew(0)),
  event({ type: "discarded", by: 0, card: "4", used: false }),
  event(drew(1)),
  event({ type: "discarded", by: 1, card: "11", used: true }),
  event(swapped(1, [0, 3], [1, 2])),
  event({ type: "took", by: 2, card: "4" }),
  event(replaced(2, [1], ["10"])),
  event({ type: "look-over", by: 2 }, { type: "passed", by: 3, snapping: true }),
];

const short = (log: readonly Event[], viewer: number | null) =>
  EFFECTS.signs(log, viewer).map(({ seat, icon, text, touches }) => {
    const { who: _, ...about } = text.about;
    return [seat, icon, text.key, Object.values(about), touches];
  });

it("shows the actions of others since the viewer's last turn, and those that hit the viewer", () => {
  const place = (seat: number, slot: number) => ({ type: "where", place: [seat, slot] });
  expect(short(LAP, 0)).toEqual([
    [0, "card", "app-sign-threw", ["4"], false],
    // Their own card is named first.
    [1, "swap", "app-sign-swap", [place(1, 2), place(0, 3)], true],
    [2, "card", "app-sign-took", ["2", "10", "4"], false],
  ]);
  // The viewer's actions against others did not hit the viewer.
  expect(short(LAP, 1).map(([seat, , , , touches]) => [seat, touches])).toEqual([
    [1, false],
    [2, false],
  ]);
  expect(short(LAP.slice(0, 10), 2)).toEqual([
    [2, "card", "app-sign-took", ["2", "10", "4"], false],
  ]);
});

it("keeps the viewer's own mistake in sight, and its cost", () => {
  const slots = { slots: [0, 1], cards: ["4", "9"], kept: true };
  const mistaken = [
    ...[event(DEALT), event(drew(0)), event({ type: "false-set-shown", by: 0, ...slots })],
    ...[event(drew(1)), event({ type: "discarded", by: 1, card: "4", used: false })],
    event({ type: "snapped", by: 0, slot: 2, card: "8", right: false }),
    event({ type: "penalty-taken", by: 0, slots: [4, 5] }),
  ];
  expect(short(mistaken, 0).map(([seat, , key, , touches]) => [seat, key, touches])).toEqual([
    [0, "app-sign-no-set", true],
    [1, "app-sign-threw", false],
    [0, "app-sign-no-snap", true],
    [0, "app-sign-penalty", true],
  ]);
});

it("shows nothing once the viewer acts, and nothing of the last round", () => {
  expect(short([...LAP, event(drew(0))], 0)).toEqual([]);
  expect(short([...LAP, event(DEALT)], 0)).toEqual([]);
});

it("never names a card that not everybody saw", () => {
  const secret: CaboFact[] = [
    { type: "saw", place: [1, 0], card: "7" },
    { type: "drawn", card: "7" },
  ];
  const log = [event(DEALT), event(drew(1), ...secret), event(spied(1, [0, 0]), ...secret)];
  expect(short(log, 0)).toEqual([
    [1, "spyglass", "app-sign-look", [{ type: "where", place: [0, 0] }], true],
  ]);
});

it("marks touched places until the player who touched them is on turn again", () => {
  const glow = (log: readonly Event[]) => Object.fromEntries(EFFECTS.touched(log));
  expect(glow(LAP)).toEqual({ a4: 1, b3: 1, c2: 2 });
  expect(glow([...LAP, event(drew(1))])).toEqual({ c2: 2 });
  expect(glow([...LAP, event(swapped(3, [0, 3], [3, 0]))])).toEqual({ a4: 3, b3: 1, c2: 2, d1: 3 });
  expect(glow([...LAP, event(DEALT)])).toEqual({});
});

const news = (...facts: CaboFact[]): News => ({
  ...{
    type: "news",
    event: event(...facts),
    view: null,
    asked: [],
    answers: [],
    clocks: [],
    table: null,
  },
});

it("vibrates for everybody on a snap", () => {
  const snapped: CaboFact = { type: "snapped", by: 1, slot: 0, card: "8", right: true };
  expect([0, 1, null].map((seat) => EFFECTS.moments(news(snapped), seat)[0]?.felt)).toEqual([
    ...[true, true, true],
  ]);
});

it("vibrates only for the viewer who is hit", () => {
  const felt = (viewer: number, ...facts: CaboFact[]) =>
    EFFECTS.moments(news(...facts), viewer).filter((moment) => moment.felt).length;
  expect([0, 1, 2].map((viewer) => felt(viewer, swapped(1, [0, 3], [1, 2])))).toEqual([1, 0, 0]);
  expect([0, 1, 2].map((viewer) => felt(viewer, spied(1, [2, 0])))).toEqual([0, 0, 1]);
});

it("makes no sound that depends on a hidden card", () => {
  for (const card of ["0", "5", "13"]) {
    const moments = EFFECTS.moments(news(drew(0), { type: "drawn", card }), 0);
    expect(moments.flatMap(({ sound, felt }) => [sound, felt].filter(Boolean))).toEqual([]);
  }
  // Only the player receives this fact; others do not.
  expect(EFFECTS.moments(news(drew(0)), 1)).toEqual([]);
});

it("stamps a pair, a set of four, and a failed set", () => {
  const word = (fact: CaboFact) => EFFECTS.moments(news(fact), 1)[0]?.word;
  expect(word(replaced(0, [0, 1], ["3", "3"]))).toBe("app-stamp-pair");
  expect(word(replaced(0, [0, 1, 2, 3], ["3", "3", "3", "3"]))).toBe("app-stamp-four");
  expect(
    word({ type: "false-set-shown", by: 0, slots: [0, 1], cards: ["3", "4"], kept: false }),
  ).toBe("app-stamp-no-set");
});

const VIEW = {
  phase: "turn",
  caller: 1,
  player: 2,
  layouts: [["?"], ["?", null, "?"], ["?"], ["?"]],
} as unknown as CaboView;

it("counts the last lap down and locks the caller's cards", () => {
  expect(EFFECTS.lap(VIEW)).toEqual({ caller: 1, left: 3, places: ["b1", "b3"] });
  expect(EFFECTS.lap({ ...VIEW, player: 0 })?.left).toBe(1);
  expect(EFFECTS.lap({ ...VIEW, caller: null })).toBeNull();
  expect(EFFECTS.lap({ ...VIEW, phase: "round-over" })).toBeNull();
});

const score = (cards: (string | null)[], more: Partial<CaboScore> = {}): CaboScore => ({
  ...{ cards, sum: 0, penalty: 0, points: 0, why: null, total: 0, halved: false },
  ...more,
});

const RESULT: CaboRoundResult = {
  ...{ game: "cabo", round: 2, ending: "cabo", caller: 1, winners: [2] },
  scores: [
    score(["5", "3"], { sum: 8, points: 8, total: 20 }),
    score(["9", null, "1"], {
      ...{ sum: 10, penalty: 5, points: 15, why: "caller-not-lowest", total: 35 },
    }),
    score(["1", "2"], { sum: 3, why: "lowest", total: 7 }),
  ],
};

it("turns the cards player by player, the caller last, and adds them up", () => {
  const { turns, before, after, rare } = EFFECTS.finale(RESULT, [12, 20, 7]);
  expect(turns.map(({ seat, places, sums, mood }) => [seat, places, sums, mood])).toEqual([
    [2, ["c1", "c2"], [1, 3], "good"],
    [0, ["a1", "a2"], [5, 8], "plain"],
    [1, ["b1", "b3"], [9, 10], "bad"],
  ]);
  expect([before, after, rare]).toEqual([[12, 20, 7], [20, 35, 7], false]);
  expect(turns.map(({ verdict }) => [verdict.key, verdict.about["penalty"]])).toEqual([
    ["app-verdict-lowest", undefined],
    ["app-verdict-points", undefined],
    ["app-verdict-penalty", 5], // 10 + 5, not only 15
  ]);
});

it("covers cards that nobody has turned, and the points until they are written down", () => {
  const finale = EFFECTS.finale(RESULT, [12, 20, 7]);
  const view = {
    ...{ layouts: RESULT.scores.map(({ cards }) => cards), totals: [20, 35, 7], result: {} },
  } as unknown as CaboView;
  const at = (open: number, counted: number) => EFFECTS.veil(view, finale, { open, counted });
  expect(at(0, 0).layouts).toEqual([
    ["?", "?"],
    ["?", null, "?"],
    ["?", "?"],
  ]);
  expect(at(3, 0).layouts).toEqual([
    ["5", "?"],
    ["?", null, "?"],
    ["1", "2"],
  ]);
  expect(at(6, 0).totals).toEqual([12, 20, 7]);
  expect(at(6, 0.5).totals).toEqual([16, 28, 7]);
  expect([at(6, 1).totals, at(6, 1).result]).toEqual([[20, 35, 7], null]);
});

it("has special words for a kamikaze, exactly 100 and a sum of zero", () => {
  const said = (seat: number, more: Partial<CaboScore>) => {
    const scores = RESULT.scores.map((one, at) => (at === seat ? { ...one, ...more } : one));
    const { word, rare } = EFFECTS.finale({ ...RESULT, scores }, []);
    return [word.key, rare];
  };
  expect(said(0, { why: "kamikaze" })).toEqual(["app-moment-kamikaze", true]);
  expect(said(0, { halved: true })).toEqual(["cabo-hundred", true]);
  expect(said(2, { sum: 0 })).toEqual(["app-moment-zero", true]);
  expect(said(2, {})).toEqual(["cabo-round-won", false]);
});

it("knows which sentences reveal how a round ended", () => {
  const told = ["cabo-round-won", "cabo-score-lowest", "cabo-hundred", "cabo-round-cabo"];
  expect(told.filter(EFFECTS.tells)).toEqual(told);
  expect(["cabo-round-began", "cabo-set", "cabo-called"].filter(EFFECTS.tells)).toEqual([]);
});

const MATCHES = python<Record<string, { results: CaboRoundResult[] }[]>>("matches") ?? {};

describe.each(Object.entries(MATCHES).filter(([name]) => name.startsWith("cabo")))(
  "matches of %s",
  (_, matches) => {
    it("have a line to beat", () => {
      const rounds = matches.flatMap(({ results }) => results);
      expect(rounds.length).toBeGreaterThan(0);
      for (const round of rounds) {
        const { caller, scores, winners, ending } = round;
        const { race, turns } = EFFECTS.finale(round, []);
        expect(Boolean(race)).toBe(caller !== null && ending === "cabo");
        for (const { seat, claim, points } of turns) {
          expect(points).toBe(scores[seat]!.points);
          if (claim?.key !== "app-verdict-lowest-claim") continue;
          expect(Math.min(...scores.map(({ sum }) => sum))).toBe(scores[seat]!.sum);
          expect(winners).toContain(seat);
        }
        if (!race || caller === null) continue;
        const others = scores.filter((_, seat) => seat !== caller);
        if (scores.some(({ why }) => why === "kamikaze")) continue;
        expect(race.lines.at(-1)).toBe(Math.min(...others.map(({ sum }) => sum)));
        // The line is passed exactly if somebody else has less, and no sooner than the turned cards
        // show it.
        expect(race.lostAt !== null).toBe(others.some(({ sum }) => sum < scores[caller]!.sum));
        if (race.lostAt !== null) {
          const open = turns.at(-1)!.sums[race.lostAt - 1]!;
          expect(open).toBeGreaterThan(race.lines.at(-1)!);
        }
      }
    });
  },
);

const race = (cards: string[], why: CaboScore["why"], other: number, ...more: CaboScore[]) => {
  const sum = cards.reduce((before, card) => before + Number(card), 0);
  const scores = [score(cards, { sum, why }), score(["1"], { sum: other }), ...more];
  return EFFECTS.finale({ ...RESULT, caller: 0, scores }, []).race!;
};

it("knows when a call is lost, and when it is still open before the last card", () => {
  expect(race(["5", "9", "1", "0"], "caller-not-lowest", 13)).toMatchObject({
    ...{ lines: [13], lostAt: 2, open: false },
  });
  expect(race(["5", "5", "0", "9"], "caller-not-lowest", 13)).toMatchObject({
    ...{ lostAt: 4, open: true },
  });
  expect(race(["0", "0", "0", "9"], "lowest", 13)).toMatchObject({ lostAt: null, open: false });
  // A tie does not pass the line.
  expect(race(["5", "5", "1", "2"], "caller-wins-tie", 13).lostAt).toBeNull();
});

it("does not rule out a kamikaze, and shows no line if another player has one", () => {
  expect(race(["12", "13", "12", "13"], "kamikaze", 5)).toMatchObject({ lostAt: null, open: true });
  expect(race(["12", "13", "12", "1"], "caller-not-lowest", 5).lostAt).toBe(4);
  const other = score(["12", "12", "13", "13"], { sum: 50, why: "kamikaze" });
  expect(race(["1", "1"], "kamikaze-victim", 5, other).lines).toEqual([5, null]);
});

it("lets a 13 land heavily and a 0 shine only if all players see the card", () => {
  const landed = (...facts: CaboFact[]) =>
    EFFECTS.moments(news(...facts), 1).map(({ how, sound, at }) => [how, sound, at?.[0]]);
  expect(landed({ type: "discarded", by: 0, card: "13", used: false })).toEqual([
    ["thump", "thump", "discard"],
  ]);
  expect(landed(replaced(0, [2], ["0"]))).toEqual([["shine", "shine", "discard"]]);
  expect(landed({ type: "discarded", by: 0, card: "9", used: false })).toEqual([]);
  // Hidden cards move alike, whatever their faces.
  expect(landed(drew(0))).toEqual([]);
  expect(landed(swapped(0, [0, 1], [2, 1]))).toEqual([]);
});

it("reports a stolen card only if nobody has touched it since", () => {
  const result = { places: [2, 1, 3], points: [20, 7, 35] };
  const rounds = [{ ...RESULT, scores: RESULT.scores.with(0, score(["13", "3"])) }];
  const dealt: CaboFact = { ...DEALT, round: 2 } as CaboFact;
  const theft = swapped(1, [0, 0], [1, 2]);
  const tales = (...facts: CaboFact[]) =>
    EFFECTS.tales!(rounds, result, [event(dealt), ...facts.map((fact) => event(fact))]).map(
      ({ phrase }) => phrase.key,
    );
  expect(tales(theft)).toContain("app-story-theft");
  expect(tales(theft, replaced(0, [0], ["4"]))).not.toContain("app-story-theft");
  expect(tales(theft, swapped(2, [1, 2], [2, 0]))).not.toContain("app-story-theft");
  // A player who returns in mid-round lacks the earlier events.
  expect(EFFECTS.tales!(rounds, result, [event(theft)])).not.toContainEqual(
    expect.objectContaining({ phrase: expect.objectContaining({ key: "app-story-theft" }) }),
  );
});
