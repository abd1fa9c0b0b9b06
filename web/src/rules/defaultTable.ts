// The defaults of a new table.
import type { Options } from "../generated/protocol";
import type { GameName } from "./settings";

/** A table without any changes. */
export function defaultTable(game: GameName, preset: string, players: number): Options {
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
