// The rules of a table: those of its rule set, with changes.
import type { GameOffer, Options } from "../generated/protocol";

export type GameName = Options["game"];
export type Setting = boolean | number | string | null;
/** A length of a match: the total that ends it, or one round (null). */
export interface Length {
  points: number | null;
  changes: Options["changes"];
}
export type RuleSettings = Readonly<Record<string, Setting>>;

/** The page with the rules of a table, at the paragraph that matters now. */
export function rulesAddress(table: string, { game, preset }: Options, at = ""): string {
  return `/rules/${game}/${preset}?table=${table}${at && `#${at}`}`;
}

export function settingsOf(
  offers: readonly GameOffer[],
  options: Pick<Options, "game" | "preset" | "changes">,
): RuleSettings {
  const game = offers.find(({ name }) => name === options.game);
  const preset = game?.presets.find(({ name }) => name === options.preset);
  return { ...preset?.settings, ...options.changes };
}
