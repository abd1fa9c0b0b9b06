// What can be played here; it does not change while the page is open.
import type { GameOffer } from "./generated/protocol";
import { games as askForGames } from "./generated/requests/room";
import { keep, recall } from "./settings.svelte";

const KEY = "dacabo.offers";

let offers: Promise<GameOffer[]> | undefined;

/** Without a line: what there was the last time. */
export function games(): Promise<GameOffer[]> {
  offers ??= askForGames().then(
    (found) => {
      keep(KEY, found);
      return found;
    },
    (error: unknown) => {
      offers = undefined;
      const before = recall<GameOffer[] | null>(KEY, null);
      if (!before) throw error;
      return before;
    },
  );
  return offers;
}
