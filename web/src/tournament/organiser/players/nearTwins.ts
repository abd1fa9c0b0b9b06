// Names that differ by one letter: two people whom everybody mixes up, or one who is listed twice.
import { plainName } from "../../shared/eventText";

/** A word shorter than this can differ by a letter without being taken for another. */
const MIN_LETTERS = 4;

/** The pairs of names of which one word differs by a single letter. */
export function nearTwins(names: readonly string[]): [string, string][] {
  const words = names.map((name) => plainName(name).split(/[^\p{L}\p{N}]+/u));
  return names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .flatMap((other, offset): [string, string][] =>
        areNear(words[index]!, words[index + 1 + offset]!) ? [[one, other]] : [],
      ),
  );
}

function areNear(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const different = one.flatMap((word, at) => (word === other[at] ? [] : [[word, other[at]!]]));
  const [pair] = different;
  if (!pair || different.length > 1) return false;
  return (
    pair.every((word) => /^\p{L}+$/u.test(word) && word.length >= MIN_LETTERS) && oneApart(pair)
  );
}

/** Whether two words differ by one letter: added, left out or replaced. */
function oneApart(pair: readonly string[]): boolean {
  const [short, long] = pair.toSorted((one, other) => one.length - other.length).map((w) => [...w]);
  if (!short || !long || long.length - short.length > 1) return false;
  const at = long.findIndex((letter, index) => letter !== short[index]);
  const rest = long.length === short.length ? short.slice(at + 1) : short.slice(at);
  return long.slice(at + 1).join("") === rest.join("");
}
