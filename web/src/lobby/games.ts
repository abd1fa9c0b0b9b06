// The named rule sets, for a quick start.
import { FIRST } from "../games/first";
import { OFFERED } from "../games/offered";
import { recall } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { FIRST_LEVEL, isLevel, type Level } from "./levels";
import type { GameName } from "../rules/settings";

export const BOTS = [1, 2, 3, 4] as const;

/** The last choice of a quick start. */
export interface QuickChoice {
  game: GameName;
  preset: string;
  level: Level;
  bots: number;
}

export const CHOICE_KEY = "dacabo.choice";
export const TABLE_KEY = "dacabo.table";

export function lastChoice(): QuickChoice {
  const kept = recall<Partial<QuickChoice>>(CHOICE_KEY, {});
  const game = OFFERED.find(({ name }) => name === kept.game);
  const preset = game?.presets.find((name) => name === kept.preset);
  return {
    ...(game && preset ? { game: game.name, preset } : FIRST),
    level: isLevel(kept.level) ? kept.level : FIRST_LEVEL,
    bots: BOTS.find((number) => number === kept.bots) ?? 2,
  };
}

/** The game and its rule set, with a dot between them. */
export function gameText({ game, preset }: { game: string; preset: string }): string {
  return `${t(`${game}-name`)} · ${t(`${game}-rules-${preset}`)}`;
}
