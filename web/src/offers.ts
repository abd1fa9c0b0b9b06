// What can be played here; it does not change while the page is open.
import type { GameOffer } from "./protocol";
import { games as askForGames } from "./requests/room";

let offers: Promise<GameOffer[]> | undefined;

export function games(): Promise<GameOffer[]> {
  offers ??= askForGames().catch((error: unknown) => {
    offers = undefined;
    throw error;
  });
  return offers;
}
