// The names of people and bots at a table.
import type { ChairView } from "../generated/protocol";
import { levelName } from "../i18n/phrases";
import { t } from "../i18n/messages.svelte";

/**
 * Bots have their level as name, unless they are somebody or play for somebody; of two equal names
 * the second becomes Allegro 2, Guest 2.
 */
export function playerNames(chairs: readonly ChairView[]): string[] {
  const met = new Map<string, number>();
  return chairs.map(({ name, level, character }) => {
    const sitsIn = name && level && !character;
    const called = sitsIn ? t("app-bot-name", { name }) : name || (level ? levelName(level) : "");
    if (!called) return "";
    const count = (met.get(called) ?? 0) + 1;
    met.set(called, count);
    return count > 1 ? `${called} ${count}` : called;
  });
}
