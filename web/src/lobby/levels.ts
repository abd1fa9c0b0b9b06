// How well bots play: tempo marks, each with a word that says what to expect.
import { OFFERED } from "../games/presets";
import { levelName } from "../i18n/phrases";
import { t } from "../i18n/messages.svelte";

const LEVELS = ["largo", "andante", "allegro", "presto", "prestissimo"] as const;
export type Level = (typeof LEVELS)[number];

/** Who has just learnt the game can beat it, and is not sure to (docs/bots.md). */
export const FIRST_LEVEL: Level = "largo";

const CHARACTERS: Record<Level, string> = {
  largo: "app-level-largo",
  andante: "app-level-andante",
  allegro: "app-level-allegro",
  presto: "app-level-presto",
  prestissimo: "app-level-prestissimo",
};

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
  return levels.includes(level) ? level : (levels.at(-1) ?? FIRST_LEVEL);
}

export function levelChoices(game: string): { value: Level; text: string; about: string }[] {
  return levelsOf(game).map((level) => ({
    value: level,
    text: levelName(level),
    about: t(CHARACTERS[level]),
  }));
}
