// The rule sets that have a name, of every game with a folder here. The first screen of the app
// needs no more of a game than this.
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
