// Consolation for a player who has not won: how close it was, and their best round.
import type { Game } from "../games/game";
import type { Phrase, Result } from "../generated/protocol";
import { winnersOf, type RoundResult } from "../games/result";

export function consolation(
  game: Game,
  results: readonly RoundResult[],
  result: Result,
  seat: number,
): Phrase[] {
  const winner = winnersOf(result)[0];
  if (winner === undefined || winner === seat) return [];
  const points = Math.abs((result.points[seat] ?? 0) - (result.points[winner] ?? 0));
  const behind: Phrase = { key: "app-outcome-behind", about: { points } };
  if (results.length < 2) return [behind];
  const mine = results.map((round) => game.entries(round)[seat]?.points ?? 0);
  const best = game.fewWin ? Math.min(...mine) : Math.max(...mine);
  const at = mine.indexOf(best);
  const about = { round: results[at]?.round ?? 1, points: best };
  return [behind, { key: "app-outcome-best", about }];
}
