// The storage keys for pads of matches.
import type { PadView } from "../../generated/protocol";
import { outboxesUnder } from "./outbox";

/**
 * By the key of the writer. With other players it is another pad: points must not be entered for
 * another player.
 */
export function storageOfMatch(key: string, match: string, names: readonly string[]): string {
  return `${matchesOf(key)}${match}.${names.join("/")}`;
}

/** The names that a pad was opened with: a corrected name makes no other pad of it. */
export function firstNames({ names, history }: Pick<PadView, "names" | "history">): string[] {
  const first = [...names];
  for (const { said } of history.toReversed()) {
    if (said.key !== "scorepad-renamed") continue;
    const seat = first.indexOf(String(said.about["new"]));
    if (seat >= 0) first[seat] = String(said.about["old"]);
  }
  return first;
}

/** A pad of a match that is no longer written on, although some of it was never sent. */
export interface LatePad {
  storageKey: string;
  match: string;
  names: readonly string[];
}

/** All of them but the one that is written on now. */
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
