// Whether a player who looks elsewhere is told that it is their turn: only if they want to be.
import { writeStored, readStored, settings } from "../app/settings.svelte";

/** It was their turn while they looked elsewhere, and nobody told them. */
export const unheard = $state({ turn: false });

const OFFERED = "dacabo.callOffered";

/** Whether the device can do it at all. */
export function canCall(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

/** Whether it will. */
export function calls(): boolean {
  return settings.notify && canCall() && Notification.permission === "granted";
}

/** From now on, if the person allows it; whether they did. */
export async function wishForCalls(): Promise<boolean> {
  unheard.turn = false;
  if (!canCall()) return false;
  settings.notify = (await Notification.requestPermission()) === "granted";
  return settings.notify;
}

/** Asked once, when somebody has found out what it would be good for; never at first. */
export function offerCalls(): void {
  if (!canCall() || Notification.permission === "denied" || readStored(OFFERED, false)) return;
  writeStored(OFFERED, true);
  unheard.turn = true;
}
