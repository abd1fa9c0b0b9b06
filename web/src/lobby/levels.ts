// How well bots play: tempo marks.
import { OFFERED } from "../games/presets";

const LEVELS = ["largo", "andante", "allegro", "presto", "prestissimo"] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(text: unknown): text is Level {
  return (LEVELS as readonly unknown[]).includes(text);
}

/** From the easiest to the hardest; the last one only plays what it has learned. */
export function levelsOf(game: string): readonly Level[] {
  const learned = OFFERED.find(({ name }) => name === game)?.learned;
  return learned ? LEVELS : LEVELS.slice(0, -1);
}

/** The level that was asked for, or the hardest below it. */
export function levelIn(game: string, level: Level): Level {
  const levels = levelsOf(game);
  return levels.includes(level) ? level : (levels.at(-1) ?? level);
}
