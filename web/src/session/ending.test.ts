// Nothing at the table tells the end of a round before its cards are turned up, nor the end of the
// match before its result is shown: neither the log, nor the latest event, bubbles or faces.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import tables from "recorded/tables.json";
import { EFFECTS as CABO } from "../games/cabo/effects";
import { EFFECTS as DACAPO } from "../games/dacapo/effects";
import type { TableEffects } from "../games/effects";
import type { Event, News, Phrase, Remarked, Welcome } from "../generated/protocol";
import { loadMessages } from "../i18n/messages.svelte";
import { Reveal } from "./reveal.svelte";
import { TableSession } from "./tableSession.svelte";

// The settings of the app read these of the browser when they are loaded.
vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => media);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

const page = (hidden: boolean) =>
  vi.stubGlobal("document", { hidden, querySelector: () => null, documentElement: {} });

beforeEach(async () => {
  page(false);
  await loadMessages("people");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LONG_MS = 30_000;
const said = (...keys: string[]): Phrase[] => keys.map((key) => ({ key, about: {} }));
const keys = (session: TableSession) =>
  session.log.flatMap((event) => event.said.map(({ key }) => key));

const news = (view: News["view"], table: News["table"], event: Partial<Event>) => ({
  ...{ type: "news", table, view, asked: [], answers: [], clocks: [] },
  event: { number: 999, at: 0, seat: 0, by: "person", level: null, facts: [], said: [], ...event },
});

/** The session right after the last move of a recorded match. */
async function ended(state: string, effects: TableEffects, last: Event["said"]) {
  const welcome = tables[state]!.told[0] as Welcome;
  const { view, table } = welcome;
  const session = new TableSession("K7Q2MX");
  session.addEffects(effects, Reveal);
  session.hear({
    ...welcome,
    missed: [],
    table: { ...table, phase: "playing" },
    view: { ...view!, phase: "turn", result: null, results: [] } as Welcome["view"],
  });
  const results = view!.results.slice(-1);
  const facts = [{ type: "round-ended", result: results[0] }] as unknown as Event["facts"];
  session.hear(news({ ...view!, results } as News["view"], table, { facts, said: last }) as News);
  await vi.advanceTimersByTimeAsync(0);
  return session;
}

const remark = (occasion: Remarked["occasion"]): Remarked => {
  return { type: "remarked", seat: 1, character: "gus", occasion };
};

it.each([
  ["outcome-lost", "cabo", CABO as TableEffects, ["cabo-round-cabo", "cabo-score-lowest"]],
  ["dacapo-outcome", "dacapo", DACAPO as TableEffects, ["dacapo-left"]],
])("%s: the round is told with its reveal, the match with its result", async (...state) => {
  const [name, game, effects, end] = state;
  const round = [...end, `${game}-round-won`];
  const last = said(`${game}-put`, ...round, `${game}-match-won`);
  const session = await ended(name, effects, last);
  session.hear(remark("defeat"));
  session.hear(remark("won"));
  await vi.advanceTimersByTimeAsync(500);

  expect(session.reveal).not.toBeNull();
  expect(keys(session)).toEqual([`${game}-put`]);
  expect(session.latest?.said.map(({ key }) => key)).toEqual([`${game}-put`]);
  expect([session.moods.size, session.view?.result, session.reactions]).toEqual([0, null, []]);
  expect(session.results).toEqual([]);

  session.reveal?.skip();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keys(session)).toEqual([`${game}-put`, ...round]);
  expect(session.latest?.said.map(({ key }) => key)).toEqual(round);
  expect(session.reactions.map((one) => one.remark?.occasion)).toEqual(["won"]);

  await vi.advanceTimersByTimeAsync(LONG_MS);
  session.showResult();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(session.reactions.map((one) => one.remark?.occasion)).toEqual(["defeat"]);
});

it("a tab that was hidden, and shows no reveal, is not told the match's end either", async () => {
  page(true);
  const session = await ended("outcome-lost", CABO as TableEffects, said("cabo-match-won"));
  session.hear(remark("defeat"));
  session.hear(remark("victory"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([session.reveal, keys(session), session.reactions]).toEqual([null, [], []]);
});

it("faces react when the verdict is shown, and until the next round", async () => {
  const session = await ended("outcome-lost", CABO as TableEffects, said("cabo-round-won"));
  const winners = session.view?.results.at(-1)?.winners ?? [];
  await vi.advanceTimersByTimeAsync(1_500);
  expect([session.reveal?.judged, session.moods.size]).toEqual([false, 0]);
  while (!session.reveal?.judged) await vi.advanceTimersByTimeAsync(50);
  const moods = [0, 1].map((seat) => session.moods.get(seat));
  expect(moods).toEqual([0, 1].map((seat) => (winners.includes(seat) ? "happy" : "sad")));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect([session.reveal, session.moods.get(0)]).toEqual([null, moods[0]]);
  const next = { ...session.view!, phase: "turn", result: null, results: [] } as News["view"];
  session.hear(news(next, null, { number: 1_000 }) as News);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.moods.size).toBe(0);
});

it("one face keeps its reaction while another reacts", async () => {
  const session = await ended("outcome-lost", CABO as TableEffects, []);
  session.reveal?.skip();
  const turn = { ...session.view!, phase: "turn", result: null, results: [] } as News["view"];
  const react = async (...facts: object[]) => {
    session.hear(news(turn, null, { facts: facts as Event["facts"] }) as News);
    await vi.advanceTimersByTimeAsync(1_000);
  };
  await react();
  await react({ type: "swapped", by: 1, one: [0, 1], other: [1, 2] });
  await react({ type: "replaced", by: 1, slots: [0, 1], cards: ["8", "8"] });
  const both = [
    [0, "startled"],
    [1, "happy"],
  ];
  expect([...session.moods]).toEqual(both);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([...session.moods]).toEqual([[1, "happy"]]);
});
