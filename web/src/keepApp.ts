// The app stays on the device: from then on it opens without a network.
import { spoken } from "./words/words.svelte";

/** Nothing of it may be in the way of the first card. */
const LATER_MS = 6_000;

/** Only where the connection is secure, or the server is this machine; and not in development. */
export function keepApp(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker
      .register("/worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(spoken()))
      .catch(() => undefined); // Then it needs a network, as ever.
  }, LATER_MS);
}
