// Cabo and its relatives.
import type { CaboRoundResult, CaboView } from "../../generated/protocol";
import type { Game } from "../game";

const DECK_SIZE = 52;

export const cabo: Game<CaboView, CaboRoundResult> = {
  effects: () => import("./effects").then(({ EFFECTS }) => EFFECTS),
  rules: () => import("./guide/book").then(({ BOOK }) => BOOK),
  lessons: {
    about: "app-learn-cabo",
    // The table remembers for the coach, who uses the player's knowledge; it does not show it.
    options: { preset: "original", changes: { rounds: 2 }, memory: "assisted" },
    teacher: () => import("./guide/lessons"),
  },
  pad: () => import("./pad/pad").then(({ PAD }) => PAD),

  entries: ({ scores, caller }) =>
    scores.map(({ points, total, halved }, seat) => {
      return { points, total, halved, called: seat === caller };
    }),
  fewWin: true,
  ended: ({ ending, round }) => ({ key: `cabo-round-${ending}`, about: { round } }),
  won: ({ winners }) => ({
    key: "cabo-round-won",
    about: { players: { type: "players", seats: winners } },
  }),
  scoring: "scoring",

  untold: ["cabo-look-over", "cabo-passed", "cabo-window-opened", "cabo-match-won"],
  secrets: ["cabo-saw", "cabo-drawn"],
  stillShown: (key, { looks, hand }, seat) =>
    key === "cabo-drawn" ? hand?.seat === seat : looks.some(({ by }) => by === seat),

  chance: {
    lot: "starter",
    deckSize: ({ deck, jokers }) => DECK_SIZE + (deck === "french" ? Number(jokers ?? 0) : 0),
  },
};
