// A game without a folder here: it is played at a plain table, with the data that every game has.
import type { Game } from "../game";

/** The fields that every game has of a round, if it writes them out. */
interface Scored {
  points?: readonly number[];
  totals?: readonly number[];
}

export const plain: Game = {
  entries(result) {
    const { points = [], totals = [] } = result as Scored;
    return points.map((won, seat) => {
      return { points: won, total: totals[seat] ?? won, halved: false, called: false };
    });
  },
  fewWin: false,
  ended: () => null,
  won: ({ round }) => ({ key: "app-round", about: { round } }),
  scoring: "",

  untold: [],
  secrets: [],
  stillShown: () => true,
};
