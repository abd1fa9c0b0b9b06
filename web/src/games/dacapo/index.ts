// Da Capo!
import type { DacapoRoundResult, DacapoView } from "../../generated/protocol";
import type { Game } from "../game";

export const dacapo: Game<DacapoView, DacapoRoundResult> = {
  effects: () => import("./effects").then(({ EFFECTS }) => EFFECTS),
  rules: () => import("./guide/book").then(({ BOOK }) => BOOK),
  lessons: {
    about: "app-learn-dacapo",
    options: { preset: "single", changes: { stack: 6, first_seat_starts: true } },
    teacher: () => import("./guide/lessons"),
  },
  pad: () => import("./pad/pad").then(({ PAD }) => PAD),

  entries: ({ points, totals }) =>
    points.map((won, seat) => {
      return { points: won, total: totals[seat] ?? 0, halved: false, called: false };
    }),
  fewWin: false,
  ended: () => null,
  won: ({ ending, winners, points }) => ({
    key: ending === "stack" ? "dacapo-round-won" : "dacapo-round-won-stalemate",
    about: { players: { type: "players", seats: winners }, points: Math.max(...points) },
  }),
  scoring: "points",

  untold: ["dacapo-match-won"],
  secrets: ["dacapo-drawn"],
  stillShown: () => true,

  chance: {
    lot: "dealer",
    deckSize: ({ highest, copies, jokers }) =>
      Number(highest) * Number(copies) + Number(jokers ?? 0),
  },
};
