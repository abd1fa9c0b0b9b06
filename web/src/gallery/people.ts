// The people at the gallery's tables: short names and long ones, in several scripts.
import { personName } from "../characters/cast";
import type { ChairView, Options, TableView } from "../protocol";
import { plainTable } from "../rules/plainTable";

export const CODE = "K7Q2MX";
export const ME = "ana";

const NAMES: Record<string, string> = {
  ana: "Ana",
  wolfgang: "Wolfgang Amadeus Mozart",
  shira: "שירה",
  eleni: "Ελένη Παπαδοπούλου",
  vladimir: "Владимир",
  jo: "Jo",
};
export const SEAL = "dcf746c091a454e477686e75aeb86e2c3e4cac6a2cc83988371c8a179e1ba8a6";

/** A person on a chair. */
export function person(player: string, more: Partial<ChairView> = {}): ChairView {
  return { ...FREE, player, name: NAMES[player] ?? player, ready: true, ...more };
}

/** A bot: somebody, or nobody in particular as in matches of old. */
export function bot(level: string, character: string | null = null): ChairView {
  const name = character === null ? "" : personName(character);
  return { ...FREE, name, level, character, ready: true };
}

export const FREE: ChairView = {
  player: null,
  name: "",
  level: null,
  character: null,
  ready: false,
  seal: null,
  shown: false,
  share: null,
  won: 0,
};

/** Me and others: people, and a bot where there are four. */
export function company(players: number): ChairView[] {
  const all = ["ana", "wolfgang", "eleni", "shira", "vladimir", "jo"].slice(0, players);
  const chairs = all.map((name) => person(name));
  if (players === 4) chairs[3] = bot("allegro", "otto");
  return chairs;
}

export function tableOf(
  game: Options["game"],
  preset: string,
  chairs: readonly ChairView[],
  more: Partial<TableView> = {},
  options: Partial<Options> = {},
): TableView {
  return {
    code: CODE,
    assigned: false,
    options: { ...plainTable(game, preset, chairs.length), ...options },
    host: ME,
    chairs: [...chairs],
    phase: "playing",
    match: 1,
    commitment: SEAL,
    seed: null,
    called_off: 0,
    silent: [],
    ...more,
  };
}

/** All who have a chair, by id. */
export function peopleOf({ chairs }: TableView): string[] {
  return chairs.flatMap(({ player }) => player ?? []);
}
