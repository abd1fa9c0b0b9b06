// Before the match.
import type { ChairView, Options, TableView } from "../../protocol";
import { bot, CODE, FREE, person, SEAL, tableOf } from "../people";
import type { State } from "../state";
import { welcome } from "../telling";

interface Lobby {
  chairs: readonly ChairView[];
  seat?: number | null;
  rules?: [Options["game"], string];
  table?: Partial<TableView>;
  options?: Partial<Options>;
  present?: readonly string[];
}

function lobby(name: string, { chairs, seat = 0, rules, ...more }: Lobby, rest = {}): State {
  const [game, preset] = rules ?? ["cabo", "original"];
  const table = tableOf(game, preset, chairs, { phase: "open", ...more.table }, more.options);
  const present = more.present ? { present: more.present } : {};
  const told = [welcome({ table, view: null, seat, ...present })];
  return { name, group: "Lobby", path: `/tables/${CODE}`, told, ...rest };
}

const ANA = person("ana", { ready: false });
const WOLFGANG = person("wolfgang");

export const LOBBY: readonly State[] = [
  lobby("lobby-alone", { chairs: [ANA, FREE, FREE] }),
  lobby("lobby-ready", { chairs: [ANA, WOLFGANG, person("eleni"), bot("allegro")] }),
  lobby(
    "lobby-words",
    {
      chairs: [
        person("ana"),
        person("wolfgang", { seal: SEAL }),
        person("shira", { ready: false, seal: SEAL }),
        bot("presto"),
        FREE,
      ],
      rules: ["cabo", "dutch"],
      options: { clock: 30, public: true, changes: { rounds: 3, jokers: 0, caller_locked: false } },
      present: ["ana", "wolfgang", "stranger"],
    },
    {
      steps: [
        { into: "[data-field=word]", text: "Frère Jacques, dormez-vous?" },
        "[data-action=word]",
      ],
    },
  ),
  lobby("lobby-shuffling", {
    chairs: [ANA, person("wolfgang", { seal: SEAL }), person("eleni", { seal: SEAL, shown: true })],
    table: { phase: "shuffling" },
  }),
  lobby("lobby-called-off", {
    chairs: [ANA, WOLFGANG, person("eleni")],
    table: { called_off: 2, silent: ["Wolfgang Amadeus Mozart", "Ελένη Παπαδοπούλου"] },
  }),
  lobby("lobby-not-host", {
    chairs: [ANA, WOLFGANG, bot("largo")],
    table: { host: "wolfgang" },
  }),
  lobby(
    "lobby-visitor",
    {
      chairs: [WOLFGANG, person("vladimir", { ready: false }), bot("andante"), FREE, FREE, FREE],
      seat: null,
      rules: ["dacapo", "match"],
      table: { host: "wolfgang" },
    },
    { answers: { "GET /api/me": { refused: "not-a-guest" } } },
  ),
  lobby(
    "lobby-refused",
    { chairs: [ANA, WOLFGANG] },
    {
      refusal: "house-full",
      steps: ["[data-action=start]"],
    },
  ),
  lobby(
    "lobby-other-rules",
    { chairs: [ANA, WOLFGANG, FREE, bot("largo")] },
    { steps: ["[data-action=change-rules]"] },
  ),
  lobby("lobby-closing", { chairs: [ANA, WOLFGANG, FREE] }, { steps: ["[data-action=ask-close]"] }),
  lobby("lobby-closed", { chairs: [ANA, WOLFGANG], table: { phase: "closed" } }),
];
