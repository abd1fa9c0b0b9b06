// After a round: each reason for points.
import { caboNow, earlier, roundResult } from "../caboTable";
import type { CaboRoundResult } from "../../protocol";
import { CODE, company, person } from "../people";
import type { State } from "../state";
import { event, phrase, players, welcome } from "../telling";

const BEFORE =
  earlier(4)
    .at(-1)
    ?.scores.map(({ total }) => total) ?? [];

function summary(name: string, result: CaboRoundResult, preset = "original"): State {
  const chairs = company(result.scores.length);
  chairs[0] = person("ana", { ready: false });
  chairs[1] = person("wolfgang", { ready: name === "summary-lowest" });
  const { table, view } = caboNow({ chairs, preset });
  const results = [...(preset === "dutch" ? [] : earlier(result.scores.length)), result];
  const over = event([
    phrase(`cabo-round-${result.ending}`, { round: result.round }),
    phrase("cabo-round-won", { players: players(...result.winners) }),
  ]);
  const told = welcome({
    table,
    view: {
      ...view,
      phase: "round-over",
      player: null,
      round: result.round,
      layouts: result.scores.map(({ cards }) => cards),
      totals: result.scores.map(({ total }) => total),
      results,
    },
    missed: [over],
  });
  const steps = ["[data-action=points]"];
  return { name, group: "Round summary", path: `/tables/${CODE}`, told: [told], steps };
}

const PLAIN = ["13 6 6 9"] as [string];

/** The table as it stays until everybody goes on. */
const ROUND_OVER: State = {
  ...summary(
    "",
    roundResult(3, [["1 - 3 0", "lowest", 0], ["2 4 5 1"], PLAIN, ["12 - 7 8"]], BEFORE),
  ),
  name: "round-over",
  steps: ["[data-mark=sum]"],
};

export const SUMMARIES: readonly State[] = [
  ROUND_OVER,
  summary(
    "summary-lowest",
    roundResult(3, [["1 - 3 0", "lowest", 0], ["2 4 5 1"], PLAIN, ["12 - 7 8"]], BEFORE),
  ),
  summary(
    "summary-plus-five",
    roundResult(
      3,
      [["1 3 3 0", "caller-not-lowest", 12, 5], ["2 0 - 1", "lowest", 0], PLAIN, ["12 10 7 8"]],
      BEFORE,
      { winners: [1] },
    ),
  ),
  summary(
    "summary-kamikaze",
    roundResult(
      3,
      [
        ["1 3 3 0", "kamikaze-victim", 50],
        ["12 12 13 13", "kamikaze", 0],
        [...PLAIN, "kamikaze-victim", 50],
        ["0 0 1 1", "kamikaze-victim", 50],
      ],
      BEFORE,
      { winners: [1], caller: 1 },
    ),
  ),
  summary(
    "summary-hundred",
    roundResult(
      3,
      [["12 13 9 10"], ["0 0 1 -", "lowest", 0], ["13 8 7 6"], ["5 4 8 2"]],
      [56, 41, 40, 30],
      { winners: [1], caller: 1, halved: 0 },
    ),
  ),
  summary(
    "summary-tie",
    roundResult(
      3,
      [["1 2 2 0", "caller-wins-tie", 0], ["2 0 3 -", "tied-with-caller"], PLAIN, ["12 10 7 8"]],
      BEFORE,
    ),
  ),
  summary(
    "summary-pile-ran-out",
    roundResult(
      3,
      [["1 2 2 0", "pile-ran-out", 10, 5], ["2 4 3 9"], PLAIN, ["12 10 7 8"]],
      BEFORE,
      { ending: "pile", caller: null, winners: [0] },
    ),
    "tournament",
  ),
  summary(
    "summary-dutch",
    roundResult(
      1,
      [
        ["2D 9S KD X 8C 3H", "called-too-high", undefined, 20],
        ["3D KC 10H 6D 2H -"],
        ["3S JC 9H KS"],
        ["7D AD QH AS"],
        ["AC KH X 2S 4D - 6S"],
        ["5D 5H 10S JD"],
      ],
      [],
      { winners: [4] },
    ),
    "dutch",
  ),
];
