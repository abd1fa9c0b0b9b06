// The match is over.
import record from "../../../../tests/records/examples/cabo-original.dacabo?raw";
import { caboNow, earlier, roundResult } from "../caboTable";
import type { CaboRoundResult, ChairView } from "../../protocol";
import { CODE, company, person } from "../people";
import type { State } from "../state";
import { event, phrase, players, welcome } from "../telling";

const SEED = /^Seed: (.*)$/m.exec(record)?.[1] ?? "";

interface Over {
  chairs: readonly ChairView[];
  results: readonly CaboRoundResult[];
  places: readonly number[];
  seat?: number | null;
  match?: number;
}

function outcome(name: string, over: Over, rest: Partial<State> = {}): State {
  // Nobody has asked for another match yet, unless this is about that.
  const undecided = over.chairs.map((chair) => ({ ...chair, ready: chair.level !== null }));
  const { table, view } = caboNow({
    chairs: over.match ? over.chairs : undecided,
    table: { phase: "over", seed: SEED, match: over.match ?? 1 },
    view: { phase: "round-over", player: null },
  });
  const points = over.results.at(-1)?.scores.map(({ total }) => total) ?? [];
  const result = { points, places: [...over.places] };
  const winners = over.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const about = { players: players(...winners), points: Math.min(...points) };
  const told = welcome({
    table,
    view: { ...view, round: over.results.length, results: [...over.results], result },
    missed: [event([phrase("cabo-match-won", about)])],
    ...(over.seat === undefined ? {} : { seat: over.seat }),
  });
  return { name, group: "Outcome", path: `/tables/${CODE}`, told: [told], ...rest };
}

const BEFORE =
  earlier(5)
    .at(-1)
    ?.scores.map(({ total }) => total) ?? [];
const LAST = roundResult(
  3,
  [
    ["1 - 3 0", "lowest", 0],
    ["2 4 5 1", "caller-not-lowest", undefined, 5],
    ["13 6 6 11"],
    ["12 10 7 8"],
    ["9 9 3 3"],
  ],
  BEFORE,
  { caller: 1 },
);
const SHARED = roundResult(3, [["1 - 3 0", "lowest", 0], ["2 4 5 1"], ["13 6 6 9"]], [40, 28, 77], {
  caller: 0,
});
// As in the record that is checked.
const ONLY = roundResult(
  1,
  [
    ["10 - 8 5", "caller-not-lowest", 28, 5],
    ["2 3 - 4", "lowest", 0],
  ],
  [],
  { winners: [1] },
);
const TWO = [person("ana"), person("eleni")];

export const OUTCOMES: readonly State[] = [
  outcome("outcome-won", {
    chairs: company(5),
    results: [...earlier(5), LAST],
    places: [1, 2, 5, 4, 3],
  }),
  outcome("outcome-shared", {
    chairs: company(3),
    results: [...earlier(3), SHARED],
    places: [1, 1, 3],
  }),
  outcome("outcome-spectator", {
    chairs: company(3),
    results: [...earlier(3), SHARED],
    places: [2, 1, 3],
    seat: null,
  }),
  outcome("outcome-again-wanted", {
    chairs: [
      person("ana", { ready: false, won: 2 }),
      person("wolfgang", { won: 1 }),
      person("eleni", { won: 12 }),
    ],
    results: [...earlier(3), SHARED],
    places: [1, 1, 3],
    match: 14,
  }),
  outcome("outcome-again-waits", {
    chairs: [
      person("ana", { won: 2 }),
      person("wolfgang", { ready: false, won: 1 }),
      person("eleni", { ready: false }),
    ],
    results: [...earlier(3), SHARED],
    places: [1, 1, 3],
    match: 3,
  }),
  outcome(
    "outcome-checked",
    { chairs: TWO, results: [ONLY], places: [2, 1] },
    { steps: ["[data-action=check]"] },
  ),
];
