// Several people with one device.
import { caboNow, caboState, type CaboState } from "../caboTable";
import { CODE, company, tableOf } from "../people";
import type { State } from "../state";
import { decision, welcome } from "../telling";

const WOLFGANG = { player: "wolfgang", token: "wolfgang" };
const ELENI = { player: "eleni", token: "eleni" };
const KEPT = { "dacabo.companions": { [CODE]: [WOLFGANG, ELENI] } };

/** A table of four: I, two others with my phone, and a bot. */
function shared(name: string, now: CaboState, asked: CaboState["asked"], seat = 1): State {
  const { table, view } = caboNow(now);
  const decisions = (asked ?? []).map((kind) => ({
    ...decision(kind, `r3.t9.${kind}.b`, kind !== "snap"),
    actor: seat,
    clock: kind === "snap" ? "r3.t9.snap" : null,
  }));
  const told = (player: string, viewer: number) => [
    welcome({
      table,
      view: { ...view, viewer, decisions: viewer === seat ? decisions : [] },
      seat: viewer,
      you: player,
      ...now.told,
    }),
  ];
  const beside = { wolfgang: told("wolfgang", 1), eleni: told("eleni", 2) };
  return { ...caboState(name, now, { beside, kept: KEPT }), group: "Hands" };
}

const SNAP: CaboState = {
  preset: "dutch",
  asked: ["snap"],
  view: { phase: "snapping", player: 3, awaited: [0, 1] },
  told: { clocks: [{ key: "r3.t9.snap", seconds: 3 }] },
};
const LOBBY = tableOf("cabo", "dutch", company(4), { phase: "open" });

export const HANDS: readonly State[] = [
  shared("hands-pass", { view: { player: 1 } }, ["turn"]),
  shared("hands-who", { view: { player: 3 } }, []),
  {
    ...shared("hands-gone", { view: { player: 1 } }, ["turn"]),
    steps: ["[data-action=ask-gone]"],
  },
  { ...shared("hands-snap", SNAP, ["snap"]), steps: ["[data-action=take]"] },
  {
    name: "hands-lobby",
    group: "Hands",
    path: `/tables/${CODE}`,
    kept: KEPT,
    told: [welcome({ table: LOBBY, view: null })],
    beside: {
      wolfgang: [welcome({ table: LOBBY, view: null, seat: 1, you: "wolfgang" })],
      eleni: [welcome({ table: LOBBY, view: null, seat: 2, you: "eleni" })],
    },
    steps: ["[data-action=here]"],
  },
];
