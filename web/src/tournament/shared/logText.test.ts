// Every fact has its sentence in every language, even with names and tables that are long gone.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { moments } from "recorded/events.json";
import { asPlayer, atTable, organiser, PUBLIC } from "../../app/roles";
import type { EventFact, EventFormat } from "../../generated/protocol";
import { loadMessages, LANGUAGES, setLanguage, t } from "../../i18n/messages.svelte";
import { Trail } from "./logText";

const { page } = moments["over"]!.desk.page;
const match = page.event.stages[0]?.matches[0]?.id ?? "";
const reason = "why";
const FORMAT: EventFormat = {
  rounds: 0,
  by: "places",
  finalists: 4,
  advance: 1,
  best_losers: 0,
  consolation: false,
};

/** Facts that are missing from the tournament of the gallery. */
const OTHERS: EventFact[] = [
  {
    type: "opened",
    name: "Cup",
    changes: {},
    game: "cabo",
    preset: "tournament",
    seed: null,
    commitment: "",
    format: FORMAT,
  },
  { type: "format-changed", format: FORMAT },
  { type: "format-changed", format: { ...FORMAT, rounds: 3, by: "points", consolation: true } },
  { type: "format-changed", format: { ...FORMAT, advance: 2, best_losers: 1 } },
  { type: "seats-decided", stage: 1, points: { "3": 12, "4": 7 } },
  { type: "sealed", seed: null, commitment: "", moved: false },
  { type: "pace-learned", hand_ms: 41000 },
  { type: "plan-recorded", low: 80, high: 95 },
  { type: "tables-avoided", met: [[0, 1, 2]] },
  { type: "tables-avoided", met: [] },
  { type: "registered", newcomers: [{ player: 0, name: "Ana" }], how: "self", waiting: false },
  { type: "registered", newcomers: [{ player: 0, name: "Ana" }], how: "self", waiting: true },
  { type: "registered", newcomers: [{ player: 0, name: "Ana" }], how: "list", waiting: false },
  { type: "players-noted", notes: [{ player: 0, paid: true, note: null }] },
  { type: "registration-closed" },
  { type: "registration-reopened" },
  { type: "admitted", players: [3, 4] },
  { type: "turned-away", players: [3] },
  { type: "organiser-invited", number: 1, name: "Ben" },
  { type: "organiser-withdrawn", number: 0 },
  { type: "organiser-withdrawn", number: 7 },
  { type: "link-renewed", holder: organiser(0) },
  { type: "link-renewed", holder: atTable(2) },
  { type: "link-renewed", holder: asPlayer(3) },
  { type: "link-renewed", holder: PUBLIC },
  { type: "entered-late", player: 3, match, name: null },
  { type: "dropped-out", player: 3 },
  { type: "not-shown", players: [3, 4] },
  { type: "replaced", player: 4, by: 3, name: null },
  { type: "disqualified", player: 3, match, reason },
  { type: "exchanged", one: 3, other: 4, reason },
  { type: "went-online", match, code: "K7Q2MX" },
  { type: "decision-went-online", match, players: [3, 4], code: "K7Q2MX" },
  { type: "bot-judged", match, player: 3, advances: true },
  { type: "bot-judged", match, player: 3, advances: false },
  { type: "continued", matches: [match] },
  { type: "extended", matches: [match, "99-7"], minutes: 5 },
  { type: "vouched", match },
  { type: "minutes-set", minutes: 30 },
  { type: "table-asked", match },
  { type: "played-on", match },
  { type: "result-corrected", match, totals: { "3": 12, "4": 101 }, reason, undecided: false },
  { type: "entered-late", player: 3, match: "", name: null },
  { type: "prizes-named", prizes: [], consolation: "" },
  { type: "prizes-named", prizes: [], consolation: "chocolate" },
  { type: "taken-back", number: 12, reason },
];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage(language);
    await Promise.all([loadMessages("event"), loadMessages("desk")]);
  });

  it("the log has a sentence without raw keys for every fact", () => {
    const trail = new Trail(page);
    const facts = [...page.log.map(({ entry }) => entry.fact), ...OTHERS];
    for (const fact of facts) {
      expect(trail.tell(fact), fact.type).toMatch(/^[^{}$]{5,}$/u);
      expect(trail.tell(fact)).not.toContain("app-");
    }
  });

  it("a table that is no longer in any stage is called by its number", () => {
    expect(new Trail(page).tell({ type: "started", matches: ["99-7"] })).toContain("7");
  });
});

it("a table is called with its stage, because another stage has one like it", () => {
  const trail = new Trail(page);
  const groups = page.event.stages.flatMap(({ matches }) => matches).filter((one) => !one.final);
  for (const match of groups.filter(({ consolation }) => !consolation)) {
    const text = trail.tell({ type: "started", matches: [match.id] });
    expect(text).toContain(t("app-event-stage", { number: match.stage }));
  }
  expect(groups.length).toBeGreaterThan(1);
});

it("a long result stays whole", () => {
  const totals = Object.fromEntries(page.event.players.map(({ player }) => [player, 101]));
  const result = { match, totals, rounds: [], bots: [], vouched: true };
  const told = new Trail(page).tell({ type: "result-entered", ...result });
  expect(told.length).toBeGreaterThan(100);
  expect(told).not.toContain("…");
});

it("undone names still appear", () => {
  const log = structuredClone(page.log);
  const entry = { at: 0, by: { type: "public", generation: 0 }, id: null } as const;
  const fact: EventFact = {
    type: "registered",
    newcomers: [{ player: 40, name: "Zoë" }],
    how: "self",
    waiting: false,
  };
  log.push({ number: 99, counts: false, step: false, entry: { ...entry, fact } });
  expect(new Trail({ ...page, log }).tell(fact)).toContain("Zoë");
});
