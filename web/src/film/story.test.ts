// The story of a match is short: that of the viewer's own seat, with a way to its moments.
import { expect, it } from "vitest";
import type { Phrase } from "../generated/protocol";
import { storyOf } from "./story";

const PARTS = ["ahead", "cards-good", "play-bad", "best", "costliest", "calls-all"];

const phrase = (key: string, seat?: number): Phrase => ({
  key: `analysis-${key}`,
  about: seat === undefined ? {} : { who: { type: "who", seat } },
});

const TOLD = {
  story: [
    phrase("turned"),
    ...[0, 1, 2, 3, 4, 5].flatMap((seat) => PARTS.map((part) => phrase(part, seat))),
  ],
  turning_point: [3, 7] as [number, number],
  seats: [0, 1, 2, 3, 4, 5].map((seat) => ({
    ...{ seat, margin: seat === 4 ? 20 : -seat },
    ...{ best: [1, 10 + seat] as [number, number], costliest: [[2, seat] as [number, number]] },
  })),
};

it("has at most five sentences about the viewer's own seat, and folds the others", () => {
  const { own, more } = storyOf(TOLD, 2);
  expect(own).toHaveLength(5);
  for (const { phrase } of own) expect(phrase.about["who"]).toEqual({ type: "who", seat: 2 });
  expect(own.length + more.length).toBe(TOLD.story.length);
});

it("leads to the decisions that it names", () => {
  const { own, more } = storyOf(TOLD, 2);
  const places = own.flatMap(({ place }) => (place ? [place] : []));
  expect(places).toEqual([
    { round: 1, frame: 12 },
    { round: 2, frame: 2 },
  ]);
  expect(more[0]?.place).toEqual({ round: 3, frame: 7 });
});

it("is that of the best seat for those who did not play", () => {
  const [first] = storyOf(TOLD, null).own;
  expect(first?.phrase.about["who"]).toEqual({ type: "who", seat: 4 });
});
