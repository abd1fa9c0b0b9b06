import { expect, test } from "vitest";
import games from "recorded/games.json";
import { levelsOf, offeredLevel } from "./levels";

test("the levels of a game are those that the server offers", () => {
  for (const { name, levels } of games) expect(levelsOf(name)).toEqual(levels);
});

test("a level that does not play a game gives way to the hardest that does", () => {
  for (const { name, levels } of games) {
    expect(offeredLevel(name, "andante")).toBe("andante");
    expect(offeredLevel(name, "prestissimo")).toBe(levels.at(-1));
  }
});
