// The feats of players in a match, as far as every game has them.
import type { PadView } from "../../generated/protocol";
import { t } from "../../i18n/messages.svelte";
import type { RoundResult, Sheet } from "../padKind";

/** The rounds that count, of those that a player took part in. */
export function playedBy<G extends RoundResult["game"]>(
  { rounds }: PadView,
  seat: number,
  game: G,
): Extract<RoundResult, { game: G }>[] {
  const played = rounds.filter(({ without }) => !without.includes(seat));
  const of = (result: RoundResult | null): result is Extract<RoundResult, { game: G }> =>
    result?.game === game;
  return played.map(({ result }) => result).filter(of);
}

export function wonText(won: number, played: number, unit: Sheet["unit"]): string {
  return t("app-pad-feat-won", { won, played, unit });
}
