// The levels of bots, named after tempo marks.
import { CHARACTERS } from "../characters/characters";
import { OFFERED } from "../games/presets";

export const LEVELS = ["largo", "andante", "allegro", "presto", "prestissimo"] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(text: unknown): text is Level {
  return (LEVELS as readonly unknown[]).includes(text);
}

/** The level of an opponent: a character's, or the name of a level itself. */
export function levelOf(opponent: string): Level | null {
  const level = CHARACTERS.find(({ key }) => key === opponent)?.level ?? opponent;
  return isLevel(level) ? level : null;
}

/** The levels from the easiest to the hardest, which plays only games that it has learned. */
export function levelsOf(game: string): readonly Level[] {
  const learned = OFFERED.find(({ name }) => name === game)?.learned;
  return learned ? LEVELS : LEVELS.slice(0, -1);
}

/** The wanted level, or the hardest that this game offers. */
export function offeredLevel(game: string, level: Level): Level {
  const levels = levelsOf(game);
  return levels.includes(level) ? level : (levels.at(-1) ?? level);
}
