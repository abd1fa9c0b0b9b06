// The games and rule sets that the server offers; they do not change while the page is open.
import type { GameOffer } from "../generated/protocol";
import { games as askForGames } from "../generated/requests/room";
import { writeStored, readStored } from "./settings.svelte";

const KEY = "dacabo.offers";

let offers: Promise<GameOffer[]> | undefined;

/** The latest catalogue, for use without a network. */
export function gameCatalogue(): Promise<GameOffer[]> {
  offers ??= askForGames().then(
    (found) => {
      writeStored(KEY, found);
      return found;
    },
    (error: unknown) => {
      offers = undefined;
      const before = readStored<GameOffer[] | null>(KEY, null);
      if (!before) throw error;
      return before;
    },
  );
  return offers;
}
