import { list } from "../../../words/saying";
import { playerName } from "../../parts/eventWords";

/** `Ana 12, Bo 45 and Chidi 101`, the best first. */
export function pointsText(points: Record<string, number>, names: readonly string[]): string {
  const sorted = Object.entries(points).toSorted(([, one], [, other]) => one - other);
  return list(sorted.map(([player, number]) => `${playerName(names, Number(player))} ${number}`));
}

/** What was typed, if it is a number of points at all. */
export function pointsOf(text: string): number | null {
  const clean = text.trim();
  return /^\d{1,6}$/u.test(clean) ? Number(clean) : null;
}
