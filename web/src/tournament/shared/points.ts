// Points of a few players: as a line of text, and parsed from input.
import { joinList } from "../../i18n/phrases";
import { playerName } from "./eventText";

/** The points as text, as in `Ana 12, Bo 45 and Chidi 101`, the best first. */
export function pointsText(
  points: Record<string, number>,
  names: readonly string[],
  mostWin: boolean,
): string {
  const sorted = Object.entries(points).toSorted(([, one], [, other]) =>
    mostWin ? other - one : one - other,
  );
  return joinList(
    sorted.map(([player, number]) => `${playerName(names, Number(player))} ${number}`),
  );
}

/** The typed number of points, if it is one. */
export function pointsOf(text: string): number | null {
  const clean = text.trim();
  return /^\d{1,6}$/u.test(clean) ? Number(clean) : null;
}

/** The points of all players, once each has some. */
export function allPoints(
  typed: Record<number, string>,
  players: readonly number[],
): Record<string, number> | null {
  const points: Record<string, number> = {};
  for (const player of players) {
    const number = pointsOf(typed[player] ?? "");
    if (number === null) return null;
    points[player] = number;
  }
  return points;
}
