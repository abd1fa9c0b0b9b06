// The app plays on this device: it opens when the card room is open.
import { mount } from "svelte";
import { loadMessages } from "../../i18n/messages.svelte";
import { freeMB, keepScripts, LEAST_MB } from "../../pocket/keeping";
import { playHere } from "../../pocket/room.svelte";
import StartScreen from "./StartScreen.svelte";

export async function start(open: () => void): Promise<void> {
  await loadMessages("around").catch(() => undefined);
  const room = playHere();
  // Said before a match, not in the middle of it.
  const full = (await freeMB()) < LEAST_MB;
  if (full) room.fail("store-full");
  mount(StartScreen, { target: document.body, props: { room } });
  if (full) return;
  await room.opened;
  document.cookie = "dacabo_known=1"; // The room's own cookies are elsewhere.
  open();
  // What was begun here can go on without a network.
  await keepScripts().catch(() => undefined);
}
