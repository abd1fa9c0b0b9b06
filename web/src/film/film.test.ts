// A film shows nothing of what is still to come, until the match has been seen to its end.
import { beforeEach, expect, it, vi } from "vitest";
import tables from "recorded/tables.json";
import type { Analysis, FilmRound, News, Welcome } from "../generated/protocol";
import { Film } from "./film.svelte";

const stored = vi.hoisted(() => {
  const kept = new Map<string, string>();
  const media = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => media);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", {
    hidden: false,
    querySelector: () => null,
    documentElement: {},
    cookie: "",
  });
  return kept;
});

const welcome = tables["turn"]!.told[0] as Welcome;
const FRAMES = 6;
const ROUNDS = 2;

function news(number: number): News {
  const said = number % 2 ? [] : [{ key: "cabo-drew", about: {} }];
  const event = { number, at: 0, seat: 0, by: null, level: null, facts: [], said };
  return {
    ...{ type: "news", table: null, asked: [], answers: [], clocks: [] },
    ...{ event, view: { ...welcome.view!, results: [] } },
  } as News;
}

function round(number: number): FilmRound {
  return {
    ...{ rounds: ROUNDS, round: number, over: true, eyes: ["all", "0", "1"] },
    welcome: { ...welcome, view: { ...welcome.view!, results: [] } as Welcome["view"] },
    frames: Array.from({ length: FRAMES }, (_, frame) => ({
      ...{ news: news(frame), turn: Math.floor(frame / 2), actor: 0, insight: null },
    })),
    marks: [1, 4].map((frame) => ({ frame, seat: 0, kind: "call" })),
  };
}

const source = { record: "", id: "K7Q2MX 1", table: null, me: null };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("fetch", (path: string) => {
    const number = Number(new URL(path, "http://localhost").searchParams.get("round"));
    return Promise.resolve(Response.json(round(number)));
  });
});

it("stops before a decision to weigh it", async () => {
  const film = new Film(source);
  await film.open("2.3.1.choice", { round: 1, frame: 0 });
  expect(film.moment).toEqual({ round: 2, frame: 2, eyes: 1 });
  expect(film.judged).toBe(3);
  film.forward();
  expect([film.at, film.judged]).toEqual([3, 3]);
  await film.weigh({ round: 1, frame: 4 });
  expect([film.moment, film.judged]).toEqual([{ round: 1, frame: 3, eyes: 1 }, 4]);
  await film.go({ frame: 3 });
  expect(film.judged).toBe(3);
});

it("keeps the faces of those who sit at its table under the same name", async () => {
  const film = new Film(source);
  const seat = { character: null, you: false, total: null, won: false, face: [1, 2] };
  film.session.people = [
    { ...seat, name: "Ana" },
    { ...seat, name: "Somebody else" },
  ];
  await film.go({ round: 1, frame: 0 });
  expect(film.session.table?.chairs.slice(0, 2).map(({ face }) => face)).toEqual([
    [1, 2],
    undefined,
  ]);
});

it("goes to a moment, and no further than the round", async () => {
  const film = new Film(source);
  await film.go({ round: 1, frame: 3, eyes: "all" });
  expect(film.moment).toEqual({ round: 1, frame: 3, eyes: "all" });
  await film.go({ frame: 99, eyes: 1 });
  expect(film.moment).toEqual({ round: 1, frame: FRAMES - 1, eyes: 1 });
  film.roundBy(1);
  await vi.waitFor(() => expect(film.moment).toMatchObject({ round: 2, frame: 0 }));
});

it("marks a frame once, even if it was a call and costly", async () => {
  const film = new Film(source);
  await film.go({ round: 1, frame: FRAMES - 1 });
  const judgement = (frame: number) => ({ round: 1, frame, seat: 0, cost: 4 });
  film.judge.analysis = { judgements: [1, 3].map(judgement) } as unknown as Analysis;
  expect(film.allMarks.map(({ frame, kind }) => [frame, kind])).toEqual([
    [1, "call"],
    [3, "costly"],
    [4, "call"],
  ]);
});

it("steps over silent frames", async () => {
  const film = new Film(source);
  await film.go({ round: 1, frame: 0 });
  film.forward();
  expect(film.at).toBe(2);
  film.back();
  await vi.waitFor(() => expect(film.at).toBe(0));
});

it("shows marks up to the moment that was reached", async () => {
  const film = new Film(source);
  await film.go({ round: 1, frame: 2 });
  expect(film.allMarks.map(({ frame }) => frame)).toEqual([1]);
  await film.go({ round: 2, frame: 0 });
  expect(film.allMarks).toEqual([]);
  await film.go({ round: 1, frame: 0 });
  expect(film.allMarks).toHaveLength(2);
});

it("shows them all once this browser has seen the match, or its viewer has played it", async () => {
  const film = new Film(source);
  await film.go({ round: 1, frame: FRAMES - 1 });
  expect(new Film(source).spoilers).toBe(false);
  await film.go({ round: ROUNDS, frame: FRAMES - 1 });
  expect(new Film(source).spoilers).toBe(true);
  expect(new Film({ ...source, id: "another" }).spoilers).toBe(false);
  expect(new Film({ ...source, id: "another", me: 1 }).spoilers).toBe(true);
});

it("refuses requests without a word", async () => {
  const film = new Film(source);
  await film.go({ round: 1, frame: 0 });
  expect(await film.session.ask({ type: "ready" })).toBe(false);
  expect(film.session.refused).toBe(null);
  expect(film.session.decisions).toEqual([]);
});
