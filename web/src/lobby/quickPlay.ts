// The named rule sets, for a quick start.
import { DEFAULT_TABLE } from "../games/defaults";
import { lengthOf, OFFERED } from "../games/presets";
import { defaultTable } from "../rules/defaultTable";
import { readStored } from "../app/settings.svelte";
import { FIRST_LEVEL, isLevel, levelIn, type Level } from "./levels";
import type { Options } from "../generated/protocol";
import type { GameName } from "../rules/settings";

export const BOTS = [1, 2, 3, 4] as const;

/** The last choice of a quick start. */
export interface QuickChoice {
  game: GameName;
  preset: string;
  level: Level;
  bots: number;
  /** The length of a match; undefined is what the rules say. */
  points: number | null | undefined;
  /** Whether the table helps to remember. */
  assisted: boolean;
}

export const CHOICE_KEY = "dacabo.choice";
export const TABLE_KEY = "dacabo.table";

/** Whether nobody has ever played in this browser. */
export function isNewHere(): boolean {
  return readStored<unknown>(CHOICE_KEY, null) === null;
}

export function lastChoice(): QuickChoice {
  const kept = readStored<Partial<QuickChoice>>(CHOICE_KEY, {});
  const game = OFFERED.find(({ name }) => name === kept.game);
  const preset = game?.presets.find((name) => name === kept.preset);
  const rules = game && preset ? { game: game.name, preset } : DEFAULT_TABLE;
  return {
    ...rules,
    level: levelIn(rules.game, isLevel(kept.level) ? kept.level : FIRST_LEVEL),
    bots: BOTS.find((number) => number === kept.bots) ?? 2,
    points: lengthOf(rules.game, rules.preset, kept.points)?.points,
    assisted: kept.assisted === true,
  };
}

/** The table of a quick start. */
export function quickTable({ game, preset, bots, points, assisted }: QuickChoice): Options {
  return {
    ...defaultTable(game, preset, bots + 1),
    changes: { ...lengthOf(game, preset, points)?.changes },
    memory: assisted ? "assisted" : "classic",
  };
}
