import { describe, expect, test } from "vitest";
import { tableOptions } from "./initialOptions";
import type { GameOffer, OptionOffer } from "../generated/protocol";
import { rulesFromText, rulesToText } from "./rulesLink";

const option = (name: string, offer: Partial<OptionOffer>): OptionOffer => ({
  name,
  kind: "switch",
  choices: [],
  lowest: null,
  highest: null,
  none: false,
  ...offer,
});

const OFFERS: GameOffer[] = [
  {
    name: "cabo",
    presets: [
      {
        name: "original",
        players: [2, 3, 4, 5],
        settings: { jokers: 0, snap: false, first_look: "choice", limit: 101 },
      },
      {
        name: "dutch",
        players: [2, 3, 4, 5, 6],
        settings: { jokers: 2, snap: true, first_look: "nearest", limit: null },
      },
    ],
    options: [
      option("jokers", { kind: "number", lowest: 0, highest: 6 }),
      option("snap", {}),
      option("first_look", { kind: "choice", choices: ["choice", "nearest"] }),
      option("limit", { kind: "number", lowest: 1, highest: 10_000, none: true }),
    ],
    levels: [],
    on_pads: [],
  },
];

describe("a link that carries the rules", () => {
  test("names the differences in readable words", () => {
    const options = tableOptions("cabo", "dutch", 4);
    options.changes = { snap: false, jokers: 3, limit: 60 };
    options.clock = 30;
    expect(rulesToText(options)).toBe(
      "game=cabo&preset=dutch&players=4&clock=30&snap=no&jokers=3&limit=60",
    );
  });

  test("returns the rules that were put into it", () => {
    const options = tableOptions("cabo", "original", 5);
    options.changes = { snap: true, first_look: "nearest", limit: null };
    options.memory = "assisted";
    options.snap_seconds = 9;
    options.public = true;
    options.spectators = false;
    options.clock = 90;
    expect(rulesFromText(rulesToText(options), OFFERS)).toEqual({ options, ignored: [] });
  });

  test("is read as far as possible, and names the parts that cannot be read", () => {
    const { options, ignored } = rulesFromText(
      "game=cabo&preset=dutch&players=99&jokers=7&snap=maybe&limit=none&first-look=choice&fun=yes&x",
      OFFERS,
    );
    expect(options).toEqual({
      ...tableOptions("cabo", "dutch", 3),
      changes: { first_look: "choice" },
    });
    expect(ignored).toEqual(["players=99", "jokers=7", "snap=maybe", "fun=yes", "x"]);
  });

  test("that cannot be read at all gives an unchanged table", () => {
    expect(rulesFromText("__proto__=1&%E0%A4%A", OFFERS).options).toEqual(
      tableOptions("cabo", "original", 3),
    );
  });
});
