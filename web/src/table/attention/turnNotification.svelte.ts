// Whether a player who looks elsewhere is told that it is their turn: only if they want to be.
import { writeStored, readStored, settings } from "../../app/settings.svelte";

/** It was their turn while they looked elsewhere, and nobody told them. */
export const missedTurn = $state({ turn: false });

const OFFERED = "dacabo.callOffered";

/** Whether the device can do it at all. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

/** Whether it is allowed, and wanted. */
export function notifies(): boolean {
  return settings.notify && canNotify() && Notification.permission === "granted";
}

/** Ask for permission, and notify from now on if it is given; whether it was. */
export async function requestTurnNotifications(): Promise<boolean> {
  missedTurn.turn = false;
  if (!canNotify()) return false;
  settings.notify = (await Notification.requestPermission()) === "granted";
  return settings.notify;
}

/** Offer notifications once, after the first missed turn: only then is it clear what they are for. */
export function offerTurnNotifications(): void {
  if (!canNotify() || Notification.permission === "denied" || readStored(OFFERED, false)) return;
  writeStored(OFFERED, true);
  missedTurn.turn = true;
}
