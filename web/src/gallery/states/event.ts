// An event for all but its organisers, from the first name to the last prize; and on paper.
import type { Shown } from "../../generated/protocol";
import { moments } from "recorded/events.json";
import link from "recorded/link.json";
import type { State, Step } from "../state";

type Role = "public" | "player" | "table" | "desk" | "door";

const KEY = "evening.key";
const ANSWERS = { "POST /api/event/link": { key: "another.key", ...link } };

const shown = (moment: string, role: Role) => moments[moment]![role];

function state(
  name: string,
  group: string,
  told: Shown,
  steps: readonly Step[] = [],
  path = "/event",
): State {
  return { name, group, path: `${path}#${KEY}`, told: [told], answers: ANSWERS, steps };
}

const PUBLIC: State[] = [
  ...(["opened", "registration", "draft", "drawn", "playing", "time", "tied"] as const),
  ...(["between", "final", "prizes", "over"] as const),
].map((moment) => state(`event-public-${moment}`, "Event: for everybody", shown(moment, "public")));

/** Online tables: a bot has won a group, a round at a table of its own decides the final. */
const ONLINE: State[] = [
  state("event-public-bots", "Event: for everybody", shown("bots", "public")),
  state("event-wall-bots", "Event: big screen", shown("bots", "public"), [], "/event/wall"),
  state("event-player-decides", "Event: a player", shown("decides", "player")),
  state("event-table-decides", "Event: a table", shown("decides", "table")),
];

const PUBLIC_STEPS: State[] = [
  state("event-public-find", "Event: for everybody", shown("playing", "public"), [
    { into: "[data-field=find]", text: "e" },
  ]),
  state("event-public-by-name", "Event: for everybody", shown("drawn", "public"), [
    "[data-option=order][value=name]",
  ]),
  state("event-public-checked", "Event: for everybody", shown("over", "public"), [
    { unfold: "[data-part=fairness]" },
    { unfold: "[data-stage='1']" },
    "[data-action=check]",
  ]),
  state("event-public-scripts", "Event: for everybody", shown("scripts-playing", "public")),
];

const WALL: State[] = [
  ...(["opened", "registration", "draft", "drawn", "playing", "time", "tied"] as const),
  ...(["between", "final", "prizes", "over"] as const),
].map((moment) =>
  state(`event-wall-${moment}`, "Event: big screen", shown(moment, "public"), [], "/event/wall"),
);

const WALL_SCRIPTS: State[] = (["registration", "time", "over"] as const).map((moment) =>
  state(
    `event-wall-scripts-${moment}`,
    "Event: big screen",
    shown(`scripts-${moment}`, "public"),
    [],
    "/event/wall",
  ),
);

/** The states of the big screen in which something changes while everybody looks. */
const WALL_SHOWS: State[] = (
  [
    ["dealt", "draft", "drawn"],
    ["gong", "playing", "time"],
    ["reveal", "final", "prizes"],
  ] as const
).map(([name, before, after]) => ({
  ...state(`event-wall-${name}`, "Event: big screen", shown(before, "public"), [], "/event/wall"),
  told: [shown(before, "public"), shown(after, "public")],
}));

const PLAYER: State[] = [
  ...(["registration", "drawn", "playing", "time", "tied", "between", "final"] as const),
  ...(["unconfirmed", "prizes", "over"] as const),
].map((moment) => state(`event-player-${moment}`, "Event: a player", shown(moment, "player")));

/** Written offline, while the desk entered the result from a slip. */
const LATE: State = {
  ...state("event-player-late", "Event: a player", shown("between", "player")),
  kept: Object.fromEntries(
    [
      ["3", "5", "13"],
      ["0", "12"],
    ].map((cards, index) => {
      const laid = [
        { type: "cards", cards },
        { type: "sum", sum: 17, kamikaze: false },
      ];
      const entry = { type: "cabo", laid, caller: 1, ending: "call", called_with: null };
      const request = { type: "enter", round: index + 4, entry };
      const kept = { order: index, asked: { id: `late-${index}`, request, by: "Ana" } };
      return [`dacabo.pad.${KEY}.21-1.Ana/Bo the long/waiting/late-${index}`, kept];
    }),
  ),
};

const TABLE: State[] = [
  ...(["opened", "drawn", "playing", "time", "time-none", "asked", "tied", "over"] as const).map(
    (moment) => state(`event-table-${moment}`, "Event: a table", shown(moment, "table")),
  ),
  state("event-table-decision", "Event: a table", shown("tied", "table"), [
    "[data-action=enter-decision]",
    ...["3", "5", "0", "12"].map((card) => `[data-card='${card}']`),
  ]),
];

const sheet = (name: string, told: Shown, ...steps: Step[]) =>
  state(
    `event-print-${name}`,
    "Event: on paper",
    told,
    [`[data-option=sheet][value=${name.replace(/-scripts$/, "")}]`, ...steps],
    "/event/print",
  );

const PRINT: State[] = [
  sheet("check-in", shown("registration", "desk")),
  sheet("by-name", shown("drawn", "public")),
  sheet("by-table", shown("drawn", "public")),
  sheet("slips", shown("drawn", "public")),
  sheet("cards", shown("drawn", "desk")),
  sheet("places", shown("over", "public")),
  sheet("certificates", shown("over", "public")),
  ...["check-in", "by-name", "by-table", "slips"].map((name) =>
    sheet(`${name}-scripts`, shown("scripts-drawn", "public")),
  ),
  sheet("places-scripts", shown("scripts-over", "public")),
  sheet("certificates-scripts", shown("scripts-over", "public"), "[data-option=whom][value=all]"),
];

/** Announcements, a call from a table, a tournament that has moved; and the door. */
const VOICES: State[] = [
  ...(["announced", "elsewhere"] as const).flatMap((moment) => [
    ...(["public", "player", "table"] as const).map((role) =>
      state(`event-${role}-${moment}`, "Event: voices", shown(moment, role)),
    ),
    state(`event-wall-${moment}`, "Event: big screen", shown(moment, "public"), [], "/event/wall"),
  ]),
  state("event-table-called", "Event: voices", shown("called", "table")),
  state("event-door", "Event: voices", shown("arriving", "door")),
  state("event-door-player", "Event: voices", shown("arriving", "door"), [
    "[data-player='3'] [data-action=player]",
    "[data-action=rename]",
  ]),
  state("event-door-playing", "Event: voices", shown("announced", "door")),
];

export const EVENT: readonly State[] = [
  ...PUBLIC,
  ...PUBLIC_STEPS,
  ...ONLINE,
  ...WALL,
  ...WALL_SCRIPTS,
  ...WALL_SHOWS,
  ...PLAYER,
  LATE,
  ...TABLE,
  ...PRINT,
  ...VOICES,
];
