// The games that the app knows.
import type { GameName } from "../rules/settings";
import { cabo } from "./cabo";
import { dacapo } from "./dacapo";
import type { Game } from "./game";
import { plain } from "./plain";

const GAMES: Partial<Record<GameName, Game>> = {
  cabo,
  dacapo,
};

/** A game by its name; one without a table here is played at a plain one. */
export function gameOf(name: string): Game {
  return GAMES[name as GameName] ?? plain;
}
