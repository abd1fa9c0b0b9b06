// Quick play: the last choice in this browser, and the table that it opens.
import { DEFAULT_RULES } from "../games/defaults";
import { lengthOf, OFFERED } from "../games/presets";
import { tableOptions } from "../rules/initialOptions";
import { readStored } from "../app/settings.svelte";
import { isOpponent, opponentsOf } from "./opponents";
import type { Options } from "../generated/protocol";
import type { GameName } from "../rules/settings";

/** What a player chooses for quick play. */
export interface QuickChoice {
  game: GameName;
  preset: string;
  /** The characters who sit down. */
  opponents: readonly string[];
  /** The points at which a match ends; null: after one round, undefined: as the rules say. */
  points: number | null | undefined;
  /** Whether the table helps to remember. */
  assisted: boolean;
}

/** What an earlier version of the app has stored: a level, and how many of it. */
interface OldChoice {
  level: string;
  bots: number;
}

export const CHOICE_KEY = "dacabo.choice";

/** Whether nobody has ever played in this browser. */
export function isNewHere(): boolean {
  return readStored<unknown>(CHOICE_KEY, null) === null;
}

export function lastChoice(): QuickChoice {
  const stored = readStored<Partial<QuickChoice & OldChoice>>(CHOICE_KEY, {});
  const game = OFFERED.find(({ name }) => name === stored.game);
  const preset = game?.presets.find((name) => name === stored.preset);
  const rules = game && preset ? { game: game.name, preset } : DEFAULT_RULES;
  const opponents = stored.opponents?.filter(isOpponent) ?? [];
  return {
    ...rules,
    opponents: opponents.length ? opponents : opponentsOf(stored.level, stored.bots),
    points: lengthOf(rules.game, rules.preset, stored.points)?.points,
    assisted: stored.assisted === true,
  };
}

/** The table of quick play: with a chair for each opponent, or with as many as said. */
export function quickPlayOptions(
  { game, preset, points, assisted, opponents }: QuickChoice,
  players = opponents.length + 1,
): Options {
  const remembers = assisted && OFFERED.some(({ name, memory }) => name === game && memory);
  return {
    ...tableOptions(game, preset, players),
    changes: { ...lengthOf(game, preset, points)?.changes },
    memory: remembers ? "assisted" : "classic",
  };
}
