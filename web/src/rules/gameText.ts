// The name of a game with its rule set, in words.
import { t } from "../i18n/messages.svelte";

/** The game and its rule set, with a dot between them. */
export function gameText({ game, preset }: { game: string; preset: string }): string {
  return `${t(`${game}-name`)} · ${t(`${game}-rules-${preset}`)}`;
}
