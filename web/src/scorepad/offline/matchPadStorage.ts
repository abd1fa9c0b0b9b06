// The storage keys for pads of matches.
import type { PadView } from "../../generated/protocol";
import { outboxesUnder } from "./outbox";

/**
 * The key of a pad, by the writer's link. With other players it is another pad: points must not be
 * entered for another player.
 */
export function storageOfMatch(key: string, match: string, names: readonly string[]): string {
  return `${matchesOf(key)}${match}.${names.join("/")}`;
}

/** The names that a pad was opened with: a corrected name does not make it another pad. */
export function firstNames({ names, history }: Pick<PadView, "names" | "history">): string[] {
  const first = [...names];
  for (const { said } of history.toReversed()) {
    if (said.key !== "scorepad-renamed") continue;
    const seat = first.indexOf(String(said.about["new"]));
    if (seat >= 0) first[seat] = String(said.about["old"]);
  }
  return first;
}

/** A pad of a match that is no longer written on, although some of its entries were never sent. */
export interface LatePad {
  storageKey: string;
  match: string;
  names: readonly string[];
}

/** All such pads except the current one. */
export function latePads(key: string, current: string | null): LatePad[] {
  const late = outboxesUnder(matchesOf(key)).filter((storageKey) => storageKey !== current);
  return late.map((storageKey) => {
    const [match = "", ...names] = storageKey.slice(matchesOf(key).length).split(".");
    return { storageKey, match, names: names.join(".").split("/") };
  });
}

function matchesOf(key: string): string {
  return `dacabo.pad.${key}.`;
}
