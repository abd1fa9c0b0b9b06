// The app plays on this device: it opens when the card room is open.
import { mount } from "svelte";
import { loadMessages } from "../../i18n/messages.svelte";
import { canPlayHere, freeMB, keepAll, LEAST_MB } from "../../pocket/keeping";
import { playHere } from "../../pocket/room.svelte";
import StartScreen from "./StartScreen.svelte";

export async function start(open: () => void): Promise<void> {
  await loadMessages("around").catch(() => undefined);
  const room = playHere();
  mount(StartScreen, { target: document.body, props: { room } });
  if (!canPlayHere()) return room.fail("unable");
  // Said before a match, not in the middle of it.
  if ((await freeMB()) < LEAST_MB) return room.fail("store-full");
  await room.opened;
  open();
  // What was begun here can go on without a network, against every bot.
  await keepAll(() => undefined).catch(() => undefined);
}
