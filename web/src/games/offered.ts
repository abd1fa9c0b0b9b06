// The named rule sets of every game with a folder here. The first screen of the app needs nothing
// else of a game.
import type { GameName } from "../rules/settings";

interface Offered {
  name: GameName;
  presets: readonly string[];
}

const FOUND = import.meta.glob<readonly string[]>("./*/presets.ts", {
  eager: true,
  import: "PRESETS",
});

export const OFFERED: readonly Offered[] = Object.entries(FOUND).map(([path, presets]) => ({
  name: path.split("/")[1] as GameName,
  presets,
}));
