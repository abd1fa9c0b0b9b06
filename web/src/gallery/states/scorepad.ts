// The score pad, for real cards.
import type { Drafts, PadCaboEntry, PadRequest, PadSum, Problem } from "../../generated/protocol";
import { t } from "../../i18n/messages.svelte";
import { NOW } from "../clock";
import link from "recorded/link.json";
import pads from "recorded/pads.json";
import type { Answers } from "../fakeServer";
import type { State, Step } from "../state";

const GROUP = "Score pad";
const DAY = 24 * 3_600_000;
const LONG_NAMES = ["Wolfgang Amadeus Mozart", "שירה", "Ελένη Παπαδοπούλου"];
const KEY = "pad.key";

const shown = (moment: string) => pads[moment]!;

function pad(
  name: string,
  moment: string,
  steps: readonly Step[] = [],
  rest: Partial<State> & { answers?: Answers } = {},
): State {
  const answers = { "GET /api/pad/link": { key: KEY, ...link }, ...rest.answers };
  const kept = { "dacabo.writer": "Ana", ...rest.kept };
  const plain = { name: `pad-${name}`, group: GROUP, path: `/pad#${KEY}`, steps };
  return { ...plain, told: [shown(moment)], ...rest, kept, answers };
}

/** Something waits to be sent. */
function waiting(...requests: PadRequest[]): Record<string, unknown> {
  const kept = requests.map((request, order) => {
    const id = `waiting-${order}`;
    return [`dacabo.pad/${KEY}/waiting/${id}`, { order, asked: { id, request, by: "Ana" } }];
  });
  return Object.fromEntries(kept) as Record<string, unknown>;
}

/** Every entry is refused, in the reader's language. */
function refused(code: string, problem: Partial<Problem>): Answers {
  const refuse = () => {
    const message = t(`error-${code}`, { round: 5 });
    return Response.json({ code, message, about: {}, doubts: [], ...problem }, { status: 409 });
  };
  return { "POST /api/pad": refuse };
}

function cabo(caller: number, ...sums: number[]): PadCaboEntry {
  const laid = sums.map((sum): PadSum => ({ type: "sum", sum, kamikaze: false }));
  return { type: "cabo", laid, caller, ending: "cabo", called_with: null };
}

const ROUND_5: PadRequest = { type: "enter", round: 5, entry: cabo(1, 12, 3, 9, 20) };
const ROUND_6: PadRequest = { type: "enter", round: 6, entry: cabo(0, 4, 30, 11, 8) };
const ROUND_3: PadRequest = {
  ...{ type: "correct", round: 3, entry: cabo(2, 8, 2, 4, 31), instead: cabo(2, 8, 20, 4, 31) },
};

/** Two are writing, and two have sent their own cards; one of them from another phone. */
const DRAFTS: Drafts = {
  ...{ type: "drafts", pad: "", round: 5, writers: ["Chidi", ""] },
  hands: [
    { seat: 0, by: "Ana", entry: cabo(0, 9, 0, 0, 0) },
    { seat: 3, by: "Bo", entry: cabo(0, 0, 0, 0, 24) },
  ],
};

const tap = (...cards: string[]) => cards.map((card) => `[data-card='${card}']`);
const SUMS: Step[] = [
  "[data-action=enter]",
  "[data-action=mode]",
  ...["8", "12", "53", "17"].map((text, seat) => ({
    into: `[data-seat='${seat}'] [data-field=sum]`,
    text,
  })),
  "[data-seat='0'] [data-action=called]",
];

const PADS: State[] = [
  { name: "pads-first", group: GROUP, path: "/pads" },
  {
    name: "pads-again",
    group: GROUP,
    path: "/pads",
    kept: {
      "dacabo.links": [
        { kind: "pad", key: KEY, name: LONG_NAMES.join(", "), at: NOW },
        { kind: "desk", key: "other", name: "Herbstturnier", at: NOW },
        { kind: "pad", key: "second.key", name: "Ana & Bo", at: NOW - 20 * DAY },
      ],
      "dacabo.padNames": ["Ana", "Bo", ...LONG_NAMES],
      ...waiting(ROUND_5),
    },
    steps: ["[data-action=known]", "[data-action=known]", "[data-action=ask-forget]"],
  },
  {
    name: "pads-house-rules",
    group: GROUP,
    path: "/pads",
    steps: [{ unfold: "[data-part=house-rules]" }],
  },
  {
    name: "pads-too-few",
    group: GROUP,
    path: "/pads",
    steps: ["[data-action=open]"],
  },
];

export const SCOREPAD: readonly State[] = [
  ...PADS,
  pad("new", "new", [], { kept: { "dacabo.writer": null } }),
  pad("middle", "middle"),
  pad("dutch", "dutch"),
  pad("dacapo", "dacapo"),
  pad("time", "time"),
  pad("writing", "middle", [], { told: [shown("middle"), DRAFTS] }),
  pad("my-hand", "middle", ["[data-action=my-hand]", ...tap("3", "12")]),
  pad("enter-hands", "middle", ["[data-action=enter]"], { told: [shown("middle"), DRAFTS] }),
  pad("call-time", "clock", ["[data-action=call-time]"]),
  pad("left", "left"),
  pad("enter-left", "left", ["[data-action=enter]"]),
  pad("over", "over"),
  pad("over-once", "once"),
  pad("over-dacapo", "dacapo-over"),
  pad("lost", "middle", [], { broken: { code: 1006, reason: "" } }),
  pad("gone", "middle", [], { told: [], broken: { code: 4404, reason: "no-such-pad" } }),
  pad("enter", "new", [
    ...["[data-action=enter]", ...tap("3", "5", "2", "7")],
    ...tap("12", "13", "12", "13"),
  ]),
  pad("enter-sums", "middle", SUMS),
  pad("enter-missing", "middle", SUMS.slice(0, -1).concat("[data-action=write]")),
  pad("enter-dutch", "dutch", [
    ...["[data-action=enter]", ...tap("7S", "7S", "X")],
    ...[...tap("KH"), "[data-action=next]"],
  ]),
  pad("enter-dacapo", "dacapo", ["[data-action=enter]", "[data-key='1']", "[data-key='2']"]),
  pad("enter-time", "time", ["[data-action=enter]"]),
  pad("doubt", "middle", [...SUMS, "[data-action=write]"], {
    answers: refused("entry-doubtful", {
      doubts: [
        { key: "scorepad-doubt-sum", about: { who: { type: "who", seat: 2 }, sum: 53 } },
        {
          key: "scorepad-doubt-cards",
          about: { card: { type: "face", cards: ["13"] }, count: 3, held: 2 },
        },
      ],
    }),
  }),
  pad("conflict", "middle", [...SUMS, "[data-action=write]"], {
    answers: refused("round-entered-already", {
      stands: cabo(1, 8, 12, 50, 17),
    }),
  }),
  pad("refused-later", "middle", [], {
    kept: waiting(ROUND_5, ROUND_6),
    answers: refused("round-entered-already", {
      stands: cabo(2, 12, 3, 9, 21),
    }),
  }),
  pad("offline", "middle", [], {
    kept: waiting(ROUND_5, ROUND_6, ROUND_3),
    answers: { "POST /api/pad": "offline" },
    broken: { code: 1006, reason: "" },
  }),
  pad("round", "over", ["[data-round='5'] [data-action=round]"]),
  pad("round-take-back", "middle", [
    ...["[data-round='4'] [data-action=round]", "[data-action=ask-take-back]"],
  ]),
  pad("correct", "middle", ["[data-round='2'] [data-action=round]", "[data-action=correct]"]),
  pad("history", "over", ["[data-action=history]"]),
  pad("names", "dutch", ["[data-action=names]"]),
  pad("share", "middle", ["[data-action=share]"]),
  pad("share-renew", "middle", ["[data-action=share]", "[data-action=ask-renew-link]"]),
  pad("more", "dutch", [{ unfold: "details" }]),
];
