// Where every new table begins.
import type { Options } from "../protocol";
import type { GameName } from "./settings";

/** A table as it is when nobody has changed anything. */
export function plainTable(game: GameName, preset: string, players: number): Options {
  return {
    game,
    preset,
    changes: {},
    players,
    memory: "classic",
    clock: null,
    snap_seconds: 4,
    public: false,
    spectators: true,
  };
}
