// While a match is played the screen stays on, and a player who looks elsewhere is notified of their
// turn.
import type { TableSession } from "../../session/tableSession.svelte";
import { keepScreenOn } from "../../app/wakeLock";
import { t } from "../../i18n/messages.svelte";
import { notifies, offerTurnNotifications, missedTurn } from "./turnNotification.svelte";

/** Start it; it works until the returned function is called. */
export function bePresent(session: TableSession): () => void {
  return $effect.root(() => {
    const playing = $derived(session.table?.phase === "playing");
    const myTurn = $derived(session.myTurn);
    $effect(() => (playing ? keepScreenOn() : undefined));
    $effect(() => {
      if (!myTurn) missedTurn.turn = false;
      else if (!document.hidden) return;
      else if (notifies()) void notify(session.code);
      else offerTurnNotifications();
    });
  });
}

/** The notification says only that it is their turn, and nothing about the cards. */
async function notify(code: string): Promise<void> {
  const icon = `${import.meta.env.BASE_URL}icon-192.png`;
  const about = { tag: `turn-${code}`, icon, data: location.href.split("#")[0] };
  try {
    // Phones need the service worker for it, which also opens the page when it is tapped.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(t("app-your-turn"), about);
    const shown = new Notification(t("app-your-turn"), about);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // The permission was withdrawn meanwhile; the title of the page says it as well.
  }
}
