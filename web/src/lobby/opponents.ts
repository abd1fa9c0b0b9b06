// Opponents: the characters of the house, each of whom has a level, and the level without any.
import { CHARACTERS } from "../characters/characters";

export const MOST_OPPONENTS = 4;

/** The hardest level: nobody in particular. */
export const NAMELESS = "prestissimo";

export function isOpponent(key: string): boolean {
  return key === NAMELESS || CHARACTERS.some((character) => character.key === key);
}

/** Characters of a level, and others if there are not enough; two beginners if nothing is said. */
export function opponentsOf(level = "largo", count = 2): readonly string[] {
  if (level === NAMELESS) return Array<string>(Math.min(count, MOST_OPPONENTS)).fill(level);
  const first = CHARACTERS.filter((character) => character.level === level);
  const others = CHARACTERS.filter((character) => character.level !== level);
  return [...first, ...others].slice(0, Math.min(count, MOST_OPPONENTS)).map(({ key }) => key);
}

/** As many opponents as asked for: the chosen ones first, nobody who sits at the table. */
export function nextOpponents(
  chosen: readonly string[],
  seated: readonly string[],
  count: number,
): readonly string[] {
  const all = new Set([...chosen, ...CHARACTERS.map(({ key }) => key)]);
  return [...all].filter((key) => !seated.includes(key)).slice(0, count);
}
