// Where in this browser something about the pads of matches is kept.
import { shelvesUnder } from "./shelf";

/**
 * By the key of whoever writes on it. With other players it is another pad: nobody's points are
 * to be entered as somebody else's.
 */
export function storageOfMatch(key: string, match: string, names: readonly string[]): string {
  return `${matchesOf(key)}${match}.${names.join("/")}`;
}

/** A pad of a match that nobody writes on any more, though something of it was never sent. */
export interface LatePad {
  storageKey: string;
  match: string;
  names: readonly string[];
}

/** All of them but the one that is written on now. */
export function latePads(key: string, current: string | null): LatePad[] {
  const late = shelvesUnder(matchesOf(key)).filter((storageKey) => storageKey !== current);
  return late.map((storageKey) => {
    const [match = "", ...names] = storageKey.slice(matchesOf(key).length).split(".");
    return { storageKey, match, names: names.join(".").split("/") };
  });
}

function matchesOf(key: string): string {
  return `dacabo.pad.${key}.`;
}
