// The sizes of the groups of a draw (TOUR-8 and its ruling); `dacabo/tournament/draw.py` decides.

export const TABLE_SEATS = 5;
/** The largest number of players with a single stage before the final. */
export const LARGEST_IN_TABLE = 20;

/**
 * The sizes of the groups; one group is the final. They differ by at most one, the larger groups
 * first.
 */
export function groupSizes(players: number): number[] {
  if (players <= TABLE_SEATS) return [players];
  const groups = players > LARGEST_IN_TABLE ? Math.ceil(players / TABLE_SEATS) : tabled(players);
  const smaller = Math.floor(players / groups);
  const larger = players % groups;
  return Array.from({ length: groups }, (_, group) => smaller + (group < larger ? 1 : 0));
}

/** The sizes in the table of the rules. */
function tabled(players: number): number {
  if (players <= 8) return 2;
  return players <= 12 ? 3 : 4;
}
