// A turn is one sign; every played card is a note; the winner's empty stack comes last.
import { expect, it } from "vitest";
import type { DacapoFact, DacapoRoundResult, Event, News } from "../../generated/protocol";
import { EFFECTS } from "./effects";

let number = 0;
const event = (...facts: DacapoFact[]): Event => ({
  ...{ number: ++number, at: 0, seat: 0, by: "person", facts, said: [], level: null },
});
const built = (by: number, source: "hand" | "stack", rank: number): DacapoFact => ({
  ...{ type: "built", by, source, owner: by, help: null, card: String(rank), pile: 0 },
  number: rank,
});
const put = (by: number, card: string): DacapoFact => ({ type: "put", by, card, help: 0 });

it("makes one sign of a turn with several cards", () => {
  const log = [
    event(put(0, "9")),
    event(built(1, "hand", 1)),
    event(built(1, "stack", 2)),
    event(put(1, "J")),
    event(put(2, "J")),
  ];
  const signs = EFFECTS.signs(log, 0).map(({ seat, text: { key, about } }) => {
    return [seat, key, about["built"], about["own"], about["card"]];
  });
  expect(signs).toEqual([
    [1, "app-sign-built-stack", 2, 1, undefined],
    [2, "app-sign-put", undefined, undefined, "★"],
  ]);
  expect(EFFECTS.signs([...log, event(put(0, "3"))], 0)).toEqual([]);
});

it("plays a step of the scale for each number", () => {
  const news: News = {
    ...{
      type: "news",
      event: event(built(1, "hand", 4)),
      view: null,
      asked: [],
      answers: [],
      clocks: [],
    },
    table: null,
  };
  expect(EFFECTS.moments(news, 0)).toEqual([{ sound: "note", pitch: 4 }]);
});

it("shows the winner last", () => {
  const result: DacapoRoundResult = {
    ...{ game: "dacapo", round: 1, ending: "stack", winners: [0], left: [0, 4], points: [4, 0] },
    totals: [4, 0],
  };
  const { turns, word } = EFFECTS.finale(result, [0, 0]);
  expect(turns.map(({ seat, sums }) => [seat, sums])).toEqual([
    [1, [4]],
    [0, [0]],
  ]);
  expect(word.key).toBe("dacapo-round-won");
});
