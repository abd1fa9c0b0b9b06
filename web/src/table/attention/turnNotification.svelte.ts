// Notifies a player who looks elsewhere that it is their turn, if they want that.
import { writeStored, readStored, settings } from "../../app/settings.svelte";

/** Whether the player missed the beginning of a turn, without a notification. */
export const missedTurn = $state({ turn: false });

const OFFERED = "dacabo.callOffered";

/** Whether the device supports it. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

/** Whether it is allowed, and wanted. */
export function notifies(): boolean {
  return settings.notify && canNotify() && Notification.permission === "granted";
}

/** Ask for permission, and notify from now on if it is given; returns whether it was given. */
export async function requestTurnNotifications(): Promise<boolean> {
  missedTurn.turn = false;
  if (!canNotify()) return false;
  settings.notify = (await Notification.requestPermission()) === "granted";
  return settings.notify;
}

/** Offer notifications once, after the first missed turn: only then is their purpose clear. */
export function offerTurnNotifications(): void {
  if (!canNotify() || Notification.permission === "denied" || readStored(OFFERED, false)) return;
  writeStored(OFFERED, true);
  missedTurn.turn = true;
}
