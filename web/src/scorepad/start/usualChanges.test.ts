// A pad goes on after one round, unless somebody has chosen that a match is one round.
import { expect, it } from "vitest";
import games from "recorded/games.json";
import type { GameOffer } from "../../generated/protocol";
import { usualChanges } from "./usualChanges";

const offers = games as unknown as GameOffer[];

it("only a rule set of one round gets another end", () => {
  const changed = offers.flatMap(({ presets }) =>
    presets
      .filter(({ settings }) => Object.keys(usualChanges(settings)).length)
      .map(({ name }) => name),
  );
  expect(changed).toEqual(["dutch"]);
  expect(usualChanges({ rounds: 1, limit: null })).toEqual({ rounds: null, limit: 101 });
  expect(usualChanges({ rounds: 1, limit: 50 })).toEqual({});
});
