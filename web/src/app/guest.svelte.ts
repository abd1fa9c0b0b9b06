// The guest of this browser in this card room: a name, and a cookie.
import { newGuest, rename as renameMe, me as whoAmI } from "../generated/requests/room";
import { Refusal } from "./http";
import type { Me } from "../generated/protocol";
import { writeStored, readStored, SHUFFLE_KEY } from "./settings.svelte";
import { t } from "../i18n/messages.svelte";

const NAME = "dacabo.name";
/** A name that was typed and has not been used yet. */
export const TYPED_KEY = "dacabo.typed-name";
/** The public id of the last guest of this browser. */
const OWNER = "dacabo.owner";

let me = $state.raw<Me | null>(null);
let asked: Promise<void> | undefined;

export function currentGuest(): Me | null {
  return me;
}

/** Whether this browser has been here before: it has a cookie. */
export function isKnownHere(): boolean {
  return document.cookie.includes("dacabo_known=1");
}

/** Ask the server once who this guest is. A browser without the cookie is new: no request. */
export function loadGuest(): Promise<void> {
  if (!isKnownHere()) return Promise.resolve();
  asked ??= whoAmI().then(
    (known) => void (me = known),
    (error: unknown) => {
      if (error instanceof Refusal && error.code === "not-a-guest") return;
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

export function chosenName(): string {
  return readStored(TYPED_KEY, "") || (me?.name ?? readStored(NAME, ""));
}

/** Keep what is typed as a name for the other screens that ask for it. */
export function keepTypedName(name: string): void {
  writeStored(TYPED_KEY, name.trim() || null);
}

/** Become a guest: playing does not require choosing a name first. */
export async function ensureGuest(name = chosenName()): Promise<Me> {
  await loadGuest();
  let known = me ?? (await newGuest({ name: name || t("app-guest-name") }));
  if (me && name && name !== me.name) known = await renameMe({ name });
  setGuest(known);
  return known;
}

export function setGuest(other: Me | null): void {
  // Sealed shares belong to one guest, even if several use this browser.
  if (other && readStored(OWNER, other.player) !== other.player) writeStored(SHUFFLE_KEY, {});
  if (other) writeStored(OWNER, other.player);
  me = other;
  asked = Promise.resolve();
  if (other) writeStored(NAME, other.name);
  keepTypedName("");
}
