// The named rule sets of every game with a folder here. The home screen needs nothing else of a
// game.
import type { GameName, Length } from "../rules/settings";

interface Offered {
  name: GameName;
  presets: readonly string[];
  /**
   * The changes to the rules for each length, by rule set, the shortest first; no changes mean the
   * length in the rules.
   */
  lengths: Readonly<Record<string, readonly Length[]>>;
  /** Whether a bot has learned the rule set by playing it. */
  learned: boolean;
  /** Whether players have to remember cards. */
  memory: boolean;
}

interface Found {
  PRESETS: Offered["presets"];
  LENGTHS: Offered["lengths"];
  LEARNED: boolean;
  MEMORY: boolean;
}

const FOUND = import.meta.glob<Found>("./*/presets.ts", { eager: true });

export const OFFERED: readonly Offered[] = Object.entries(FOUND).map(
  ([path, { PRESETS, LENGTHS, LEARNED, MEMORY }]) => ({
    name: path.split("/")[1] as GameName,
    presets: PRESETS,
    lengths: LENGTHS,
    learned: LEARNED,
    memory: MEMORY,
  }),
);

/** The lengths of a rule set. */
export function lengthsOf(game: string, preset: string): readonly Length[] {
  return OFFERED.find(({ name }) => name === game)?.lengths[preset] ?? [];
}

/** The requested length, or the one of the rules. */
export function lengthOf(
  game: string,
  preset: string,
  points: number | null | undefined,
): Length | undefined {
  const lengths = lengthsOf(game, preset);
  const usual = lengths.find(({ changes }) => !Object.keys(changes).length);
  return lengths.find((length) => length.points === points) ?? usual;
}
