// Quick play: the last choice in this browser, and the table that it opens.
import { DEFAULT_RULES } from "../games/defaults";
import { lengthOf, OFFERED } from "../games/presets";
import { tableOptions } from "../rules/initialOptions";
import { readStored } from "../app/settings.svelte";
import { FIRST_LEVEL, isLevel, levelIn, type Level } from "./levels";
import type { Options } from "../generated/protocol";
import type { GameName } from "../rules/settings";

export const BOT_COUNTS = [1, 2, 3, 4] as const;

/** What a player chooses for quick play. */
export interface QuickChoice {
  game: GameName;
  preset: string;
  level: Level;
  bots: number;
  /** The points at which a match ends; null: after one round, undefined: as the rules say. */
  points: number | null | undefined;
  /** Whether the table helps to remember. */
  assisted: boolean;
}

export const CHOICE_KEY = "dacabo.choice";

/** Whether nobody has ever played in this browser. */
export function isNewHere(): boolean {
  return readStored<unknown>(CHOICE_KEY, null) === null;
}

export function lastChoice(): QuickChoice {
  const kept = readStored<Partial<QuickChoice>>(CHOICE_KEY, {});
  const game = OFFERED.find(({ name }) => name === kept.game);
  const preset = game?.presets.find((name) => name === kept.preset);
  const rules = game && preset ? { game: game.name, preset } : DEFAULT_RULES;
  return {
    ...rules,
    level: levelIn(rules.game, isLevel(kept.level) ? kept.level : FIRST_LEVEL),
    bots: BOT_COUNTS.find((number) => number === kept.bots) ?? 2,
    points: lengthOf(rules.game, rules.preset, kept.points)?.points,
    assisted: kept.assisted === true,
  };
}

/** The table of quick play. */
export function quickPlayOptions({ game, preset, bots, points, assisted }: QuickChoice): Options {
  return {
    ...tableOptions(game, preset, bots + 1),
    changes: { ...lengthOf(game, preset, points)?.changes },
    memory: assisted ? "assisted" : "classic",
  };
}
