// The guest of this browser in this card room: a name, a face, and a cookie.
import { newGuest, rename as renameMe, me as whoAmI } from "../generated/requests/room";
import { Refusal } from "./http";
import { transport } from "./transport";
import type { Me } from "../generated/protocol";
import { writeStored, readStored, SHUFFLE_KEY } from "./settings.svelte";
import { t } from "../i18n/messages.svelte";

const NAME = "dacabo.name";
const FACE = "dacabo.face";
/** A name that was typed and has not been used yet. */
export const TYPED_KEY = "dacabo.typed-name";
/** The public id of the last guest of this browser. */
const OWNER = "dacabo.owner";

let me = $state.raw<Me | null>(null);
let asked: Promise<void> | undefined;
/** The face of this guest. It is random until the guest chooses one. */
const first = readStored<readonly number[]>(FACE, anyFace());
writeStored(FACE, first);
let face = $state.raw(first);
/** Whether the server does not know this face yet. */
let unsent = false;

export function currentGuest(): Me | null {
  return me;
}

/** Whether this browser has been here before: it has a cookie. Asking a device costs nothing. */
export function isKnownHere(): boolean {
  return transport().isLocal || document.cookie.includes("dacabo_known=1");
}

/** Ask the server once who this guest is. A browser without the cookie is new: no request. */
export function loadGuest(): Promise<void> {
  if (!isKnownHere()) return Promise.resolve();
  asked ??= whoAmI().then(
    (known) => {
      me = known;
      takeFace(known);
    },
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

/** Eight small random numbers; the drawings know their meaning. */
export function anyFace(): number[] {
  return Array.from({ length: 8 }, () => Math.floor(Math.random() * 32));
}

export function chosenFace(): readonly number[] {
  return face;
}

/** Change the face, here and at all tables. */
export async function chooseFace(other: readonly number[]): Promise<void> {
  writeStored(FACE, (face = other));
  unsent = true;
  if (me) await ensureGuest();
}

/** Become a guest: playing does not require choosing a name first. */
export async function ensureGuest(name = chosenName()): Promise<Me> {
  await loadGuest();
  const mine = [...face];
  let known = me ?? (await newGuest({ name: name || t("app-guest-name"), face: mine }));
  if (me && ((name && name !== me.name) || !me.face || unsent)) {
    known = await renameMe({ name: name || me.name, face: mine });
  }
  unsent = false;
  setGuest(known);
  return known;
}

/** The face that a guest has chosen, maybe on another device. */
function takeFace(known: Me): void {
  if (known.face && !unsent) writeStored(FACE, (face = known.face));
}

export function setGuest(other: Me | null): void {
  // Sealed shares belong to one guest, even if several use this browser.
  if (other && readStored(OWNER, other.player) !== other.player) writeStored(SHUFFLE_KEY, {});
  if (other) writeStored(OWNER, other.player);
  me = other;
  asked = Promise.resolve();
  if (other) writeStored(NAME, other.name);
  if (other) takeFace(other);
  keepTypedName("");
}
