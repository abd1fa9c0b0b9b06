// Where the app plays: the way to this device and back again.
import { HERE_KEY, writeStored } from "../../app/settings.svelte";

/** The whole app begins anew: nothing that it remembers is from the other card room. */
export function playOnDevice(): void {
  writeStored(HERE_KEY, true);
  location.assign(import.meta.env.BASE_URL);
}

export function playOnline(path = import.meta.env.BASE_URL): void {
  writeStored(HERE_KEY, null);
  location.assign(path);
}
