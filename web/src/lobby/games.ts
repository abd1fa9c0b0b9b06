// The rule sets that have a name, for whoever just wants to play.
import { recall } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { FIRST_LEVEL, isLevel, type Level } from "./levels";
import type { Game } from "../table/rules";

export const RULE_SETS: Record<Game, readonly string[]> = {
  cabo: ["original", "gretel-malte", "dutch", "tournament"],
  dacapo: ["single", "match"],
};
export const GAMES = Object.keys(RULE_SETS) as Game[];
export const BOTS = [1, 2, 3, 4] as const;

/** The last choice of somebody who played at once. */
export interface QuickChoice {
  game: Game;
  preset: string;
  level: Level;
  bots: number;
}

export const CHOICE_KEY = "dacabo.choice";
export const TABLE_KEY = "dacabo.table";

export function lastChoice(): QuickChoice {
  const kept = recall<Partial<QuickChoice>>(CHOICE_KEY, {});
  const known = kept.game !== undefined && RULE_SETS[kept.game]?.includes(kept.preset ?? "");
  return {
    game: known ? kept.game! : "cabo",
    preset: known ? kept.preset! : "original",
    level: isLevel(kept.level) ? kept.level : FIRST_LEVEL,
    bots: BOTS.find((number) => number === kept.bots) ?? 2,
  };
}

/** `Cabo · Dutch` */
export function gameText({ game, preset }: { game: string; preset: string }): string {
  return `${t(`${game}-name`)} · ${t(`${game}-rules-${preset}`)}`;
}
