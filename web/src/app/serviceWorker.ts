// Registers the service worker, which keeps the app on the device: it then opens without a network.
import { currentLanguage } from "../i18n/messages.svelte";

/** The delay, so that its downloads do not compete with those of the first table. */
const LATER_MS = 6_000;

/** Only on a secure connection or on this machine, and not in development. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}worker.js`)
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(currentLanguage()))
      .catch(() => undefined); // Without it the app still works, but needs a network.
  }, LATER_MS);
}
