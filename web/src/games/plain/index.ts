// A game without a folder here: it is played at a plain table, with what every game tells.
import type { Game } from "../game";

/** What every game has of a round; not every one writes it out. */
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
