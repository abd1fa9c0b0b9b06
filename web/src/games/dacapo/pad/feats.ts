// The feats of a player in a match of Da Capo!.
import type { PadView } from "../../../generated/protocol";
import { playedBy, wonText } from "../../../scorepad/end/feats";
import { t } from "../../../i18n/messages.svelte";

/** The games won and the best of them; or how close the match was. */
export function feats(pad: PadView, seat: number): string[] {
  const games = playedBy(pad, seat, "dacapo");
  if (games.length < 2) return []; // for a single game the total says as much
  const won = games.filter(({ winners }) => winners.includes(seat)).length;
  if (!won) {
    const count = Math.min(...games.map(({ left }) => left[seat] ?? 0));
    return [t("app-pad-feat-closest", { count })];
  }
  const points = Math.max(...games.map((game) => game.points[seat] ?? 0));
  return [wonText(won, games.length, "game"), t("app-pad-feat-most", { points })];
}
