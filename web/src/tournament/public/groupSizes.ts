// How large the groups of a draw are (TOUR-8 and its ruling); `dacabo/tournament/draw.py` decides.

const TABLE_SEATS = 5;
/** More have several stages before the final. */
export const LARGEST_IN_TABLE = 20;

/** One group is the final. Sizes differ by at most one, the larger groups first. */
export function groupSizes(players: number): number[] {
  if (players <= TABLE_SEATS) return [players];
  const groups = players > LARGEST_IN_TABLE ? Math.ceil(players / TABLE_SEATS) : tabled(players);
  const smaller = Math.floor(players / groups);
  const larger = players % groups;
  return Array.from({ length: groups }, (_, group) => smaller + (group < larger ? 1 : 0));
}

/** The table of the rules. */
function tabled(players: number): number {
  if (players <= 8) return 2;
  return players <= 12 ? 3 : 4;
}
