// The feats of a player in a match of Cabo.
import type { CaboRoundResult, PadView } from "../../../generated/protocol";
import { playedBy, wonText } from "../../../scorepad/end/feats";
import { t } from "../../../i18n/messages.svelte";

const MAX_SHOWN = 2;

/** The feats, rarest first: a kamikaze, exactly 100, calls; then won rounds, or the best one. */
export function feats(pad: PadView, seat: number): string[] {
  const rounds = playedBy(pad, seat, "cabo").map((result) => ({
    ...result,
    ...mine(result, seat),
  }));
  const kamikazes = rounds.filter(({ why }) => why === "kamikaze");
  const hundreds = rounds.filter(({ halved }) => halved);
  // If the pile ran out afterwards, a call may count for nothing.
  const calls = rounds.filter(({ caller, ending }) => caller === seat && ending === "cabo");
  const right = calls.filter(({ won }) => won).length;
  return [
    ...once("app-pad-feat-kamikaze", kamikazes),
    ...once("app-pad-feat-hundred", hundreds),
    ...(calls.length
      ? [t("app-pad-feat-calls", { calls: calls.length, right, wrong: calls.length - right })]
      : []),
    ...(rounds.length > 1 ? [onTheWhole(rounds)] : []),
  ].slice(0, MAX_SHOWN);
}

/** The feats of the whole match. A single round has none, because the total says as much. */
function onTheWhole(rounds: readonly { points: number; won: boolean }[]): string {
  const won = rounds.filter((round) => round.won).length;
  if (won) return wonText(won, rounds.length, "round");
  return t("app-pad-feat-lowest", { points: Math.min(...rounds.map(({ points }) => points)) });
}

function mine({ scores, winners }: CaboRoundResult, seat: number) {
  const { points = 0, penalty = 0, why = null, halved = false } = scores[seat] ?? {};
  return { points, why, halved, won: winners.includes(seat) && !penalty };
}

/** A rare feat, with its round, or with its number of times. */
function once(key: string, [first, ...others]: readonly CaboRoundResult[]): string[] {
  return first ? [t(key, { count: 1 + others.length, round: first.round })] : [];
}
