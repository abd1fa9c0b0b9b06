// How well bots play: four tempo marks, each with a word that says what to expect.
import { levelName } from "../words/saying";
import { t } from "../words/words.svelte";

export const LEVELS = ["largo", "andante", "allegro", "presto"] as const;
export type Level = (typeof LEVELS)[number];

/** Who has just learnt the game can beat it, and is not sure to (docs/bots.md). */
export const FIRST_LEVEL: Level = "largo";

const CHARACTERS: Record<Level, string> = {
  largo: "app-level-largo",
  andante: "app-level-andante",
  allegro: "app-level-allegro",
  presto: "app-level-presto",
};

export function isLevel(text: unknown): text is Level {
  return (LEVELS as readonly unknown[]).includes(text);
}

export function levelChoices(): { value: Level; text: string; about: string }[] {
  return LEVELS.map((level) => ({
    value: level,
    text: levelName(level),
    about: t(CHARACTERS[level]),
  }));
}
