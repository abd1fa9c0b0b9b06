// Cabo by the Dutch rules: squares, snaps, and looks without leave.
import { BACKS, caboNow, caboState, type CaboState } from "../caboTable";
import type { State } from "../state";
import { event, face, news, phrase, players, slots, where, who } from "../telling";

const RULES: CaboState = { preset: "dutch", players: 4 };

function dutch(name: string, now: CaboState, rest: Partial<State> = {}): State {
  return { ...caboState(name, { ...RULES, ...now }, rest), group: "Cabo, Dutch rules" };
}

const SNAP: CaboState = {
  asked: ["snap", "sneak"],
  view: { phase: "snapping", player: 1, discard: "7S" },
  last: event([
    phrase("cabo-discarded", { who: who(1), card: face("7S") }),
    phrase("cabo-window-opened", { players: players(0, 2, 3) }),
  ]),
  told: { clocks: [{ key: "r1.t9.snap", seconds: 3 }] },
};

/** A card looked at without leave is open for the looker, until they put it back. */
function sneaked(): State {
  const before = dutch("sneaked", { asked: ["turn", "sneak"] });
  const layouts = [[...BACKS, "?", "?"], BACKS, BACKS, BACKS];
  const { table, view } = caboNow({ ...RULES, asked: ["turn", "sneak"], view: { layouts } });
  const looked = event(
    [
      phrase("cabo-looked-sneak", { who: who(0), where: where(2, 1) }),
      phrase("cabo-saw", { where: where(2, 1), card: face("KC") }),
      phrase("cabo-penalty", { who: who(0), count: 2 }),
    ],
    [
      { type: "looked", by: 0, place: [2, 1], why: "sneak" },
      { type: "saw", place: [2, 1], card: "KC" },
      { type: "penalty-taken", by: 0, slots: [4, 5] },
    ],
  );
  return { ...before, told: [...(before.told ?? []), news(table, view, looked)] };
}

function snappedWrong(): State {
  const before = dutch("snapped-wrong", SNAP);
  const layouts = [BACKS, BACKS, [...BACKS, "?"], BACKS];
  const { table, view } = caboNow({ ...RULES, asked: ["turn", "sneak"], view: { layouts } });
  const wrong = event(
    [
      phrase("cabo-snapped-wrong", { who: who(2), slots: slots(3), card: face("JD") }),
      phrase("cabo-penalty", { who: who(2), count: 1 }),
    ],
    [{ type: "snapped", by: 2, slot: 3, card: "JD", right: false }],
  );
  return { ...before, told: [...(before.told ?? []), news(table, view, wrong)] };
}

export const DUTCH: readonly State[] = [
  dutch("dutch-first-look", {
    asked: ["first-look", "sneak"],
    view: { phase: "first-looks", player: 1, turn: 0, discard: "AH", discards: 1 },
    last: event([phrase("cabo-dealt", { round: 1, cards: 4, card: face("AH") })]),
  }),
  dutch("dutch-turn", { asked: ["turn", "sneak"] }),
  dutch("snap-window", SNAP),
  snappedWrong(),
  dutch("sneak-sure", { asked: ["turn", "sneak"] }, { steps: ["[data-action=sneak]"] }),
  sneaked(),
  dutch("holding-king", {
    asked: ["card", "sneak"],
    view: { phase: "holding", hand: { seat: 0, card: "KS", drawn: true } },
    last: event([phrase("cabo-drawn", { card: face("KS") })]),
  }),
  dutch("king-looking", {
    asked: ["looking", "sneak"],
    view: {
      phase: "looking",
      discard: "KS",
      layouts: [BACKS, BACKS, ["?", "?", "KH", "?"], BACKS],
      looks: [{ by: 0, place: [2, 2] }],
    },
    last: event([phrase("cabo-looked-king", { who: who(0), where: where(2, 2) })]),
  }),
  dutch("dutch-penalties", {
    asked: ["turn", "sneak"],
    view: {
      layouts: [
        [...BACKS, "?", "?", "?"],
        ["?", null, "?", null],
        [...BACKS, "?", "?"],
        [null, "?", "?", "?", null, "?", "?", "?"],
      ],
    },
    last: event([phrase("cabo-penalty", { who: who(0), count: 1 })]),
  }),
  dutch("dutch-six-players", { players: 6, asked: ["turn", "sneak"], view: { caller: 4 } }),
  dutch(
    "dutch-six-swapping",
    {
      players: 6,
      asked: ["card", "sneak"],
      view: { phase: "holding", hand: { seat: 0, card: "JH", drawn: true } },
    },
    { steps: ["[data-action=use]"] },
  ),
  dutch(
    "dutch-six-spying",
    {
      players: 6,
      asked: ["card", "sneak"],
      view: {
        ...{ phase: "holding", hand: { seat: 0, card: "9H", drawn: true }, caller: 4 },
        layouts: [[...BACKS, "?", "?"], BACKS, [...BACKS, "?", "?"], BACKS, BACKS, BACKS],
      },
    },
    { steps: ["[data-action=use]"] },
  ),
  dutch("dutch-six-squeezed", {
    players: 6,
    asked: ["snap", "sneak"],
    view: {
      ...SNAP.view,
      caller: 4,
      layouts: [[...BACKS, "?", "?"], BACKS, [...BACKS, "?", "?"], BACKS, BACKS, BACKS],
    },
    last: event([phrase("cabo-snapped", { who: who(5), slots: slots(3), card: face("7D") })]),
    told: { clocks: [{ key: "r1.t9.snap", seconds: 3 }] },
  }),
];
