// People who are easily mixed up: their first names look alike.
import { plainName } from "../../shared/eventText";

/** Those of some players who share their first name with another one, in groups. */
export function namesakes(
  players: readonly number[],
  nameOf: (player: number) => string,
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const player of players) {
    const [first = ""] = plainName(nameOf(player)).split(/[^\p{L}\p{N}]+/u);
    if (first) groups.set(first, [...(groups.get(first) ?? []), player]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
