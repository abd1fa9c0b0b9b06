// The screens before and beside a table.
import lists from "recorded/lists.json";
import type { State } from "../state";

const STRANGER = { "GET /api/me": { refused: "not-a-guest" } };

const HOME: State[] = [
  { name: "home-newcomer", group: "Home", path: "/", answers: STRANGER },
  {
    name: "home-tables",
    group: "Home",
    path: "/",
    answers: { "GET /api/tables": lists.open, "GET /api/me/tables": lists.mine },
    kept: { "dacabo.choice": { game: "cabo", preset: "dutch", level: "presto", bots: 4 } },
  },
  {
    name: "home-offline",
    group: "Home",
    path: "/",
    answers: { "GET /api/me": "offline", "GET /api/tables": "offline" },
  },
  {
    name: "join-problem",
    group: "Home",
    path: "/",
    answers: { "GET /api/tables/K7Q2MZ": { refused: "no-such-table" } },
    steps: [{ into: "form input.field[enterkeyhint=go]", text: "k7q2mz" }, "[data-action=join]"],
  },
];

const NEW: State[] = [
  { name: "new-plain", group: "New table", path: "/new", answers: STRANGER },
  {
    name: "new-house-rules",
    group: "New table",
    path: "/new#game=cabo&preset=dutch&players=5&clock=30&jokers=0&rounds=5&snap-seconds=6",
    steps: [{ unfold: "[data-part=house-rules]" }],
  },
  {
    name: "new-dacapo",
    group: "New table",
    path: "/new#game=dacapo&preset=match&players=6&stack=12&public=yes",
    steps: [{ unfold: "[data-part=house-rules]" }],
  },
  {
    name: "new-refused",
    group: "New table",
    path: "/new#game=cabo&preset=original&players=3&cards=2&looks=4&colour=red",
    steps: [{ unfold: "[data-part=house-rules]" }],
  },
];

const RULES: State[] = ["original", "gretel-malte", "dutch", "tournament"].map((preset) => ({
  name: `rules-${preset}`,
  group: "Rules and lessons",
  path: `/rules/cabo/${preset}`,
}));

const READING: State[] = [
  ...RULES,
  { name: "rules-dacapo", group: "Rules and lessons", path: "/rules/dacapo/match" },
  { name: "learn", group: "Rules and lessons", path: "/learn" },
];

const OTHER: State[] = [
  { name: "settings", group: "Settings and others", path: "/settings" },
  {
    name: "settings-device",
    group: "Settings and others",
    path: "/settings",
    here: 3,
    // The question comes once the database has answered.
    steps: ["[data-action=ask-remove-matches]", "[data-action=never-mind]"],
  },
  {
    name: "settings-stranger",
    group: "Settings and others",
    path: "/settings",
    answers: STRANGER,
  },
  {
    name: "settings-link",
    group: "Settings and others",
    path: "/settings",
    steps: ["[data-action=link]", "[data-action=ask-delete]"],
  },
  {
    name: "settings-large",
    group: "Settings and others",
    path: "/settings",
    settings: { face: "large" },
  },
  {
    name: "settings-extreme",
    group: "Settings and others",
    path: "/settings",
    settings: { extreme: true },
  },
  {
    name: "continue-asking",
    group: "Settings and others",
    path: "/continue#8FJ2-44KD",
  },
  {
    name: "continue-refused",
    group: "Settings and others",
    path: "/continue#8FJ2-44KD",
    answers: { ...STRANGER, "POST /api/continue": { refused: "no-such-link" } },
  },
  { name: "lost", group: "Settings and others", path: "/somewhere/else" },
  {
    name: "no-such-table",
    group: "Settings and others",
    path: "/tables/K7Q2MX",
    broken: { code: 4404, reason: "no-such-table" },
  },
];

export const SCREENS: readonly State[] = [...HOME, ...NEW, ...READING, ...OTHER];
