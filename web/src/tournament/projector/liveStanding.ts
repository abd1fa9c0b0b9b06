// The standing of a match in progress: its leaders, the changes of the last round, the players near
// the end.
import type { EventLine, EventMatchView, LiveMatch } from "../../generated/protocol";

/** The share of the final total from which a player is near the end. */
const CLOSE = 0.7;

export interface Standing {
  total: number | null;
  /** The changes of the last round; null before the first. */
  change: number | null;
  leads: boolean;
  /** The points that are missing to `mark`, if they are few. */
  near: number | null;
}

/** The highest total with which a match goes on, which everybody watches. */
export function markOf(endsAt: number | null): number | null {
  return endsAt === null ? null : endsAt - 1;
}

export function standingOf(
  line: EventLine,
  match: EventMatchView,
  live: LiveMatch | null,
  endsAt: number | null,
  mostWin = false,
): Standing {
  const total = line.total ?? live?.totals[line.player] ?? null;
  const plays = live !== null && live.rounds > 0 && !match.decided && isIn(line);
  if (!plays || total === null) return { total, change: null, leads: false, near: null };
  const changes = changesOf(match, live)[line.player] ?? [];
  const mark = markOf(endsAt);
  const left = mark === null ? 0 : mark - total;
  return {
    total,
    change: changes.at(-1) ?? null,
    leads: leaders(match, live, mostWin).includes(line.player),
    near: mark !== null && !live.over && left > 0 && total >= CLOSE * mark ? left : null,
  };
}

/** The points of each round, by player: from the pad of a match in progress, or from its result. */
export function changesOf(
  match: EventMatchView,
  live: LiveMatch | null,
): Record<number, readonly number[]> {
  return Object.fromEntries(
    match.lines.map(({ player }) => {
      if (!live) return [player, match.rounds.map((round) => round[player] ?? 0)];
      const course = live.course[player] ?? [];
      return [player, course.map((total, round) => total - (course[round - 1] ?? 0))];
    }),
  );
}

/** The leaders; none while all are equal. */
function leaders({ lines }: EventMatchView, { totals }: LiveMatch, mostWin: boolean): number[] {
  const playing = lines.filter(isIn).map(({ player }) => player);
  const points = playing.map((player) => totals[player] ?? 0);
  const best = mostWin ? Math.max(...points) : Math.min(...points);
  if (points.every((one) => one === best)) return [];
  return playing.filter((player) => (totals[player] ?? 0) === best);
}

function isIn({ left, struck }: EventLine): boolean {
  return !left && !struck;
}
