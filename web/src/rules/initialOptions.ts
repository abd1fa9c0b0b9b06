// The options of a new table.
import type { Options } from "../generated/protocol";
import type { GameName } from "./settings";

/** The last options of a new table in this browser. */
export const TABLE_KEY = "dacabo.table";

/** A table without any changes. */
export function tableOptions(game: GameName, preset: string, players: number): Options {
  return {
    game,
    preset,
    changes: {},
    players,
    memory: "classic",
    clock: null,
    tempo: "brisk",
    snap_seconds: null,
    public: false,
    spectators: true,
  };
}
