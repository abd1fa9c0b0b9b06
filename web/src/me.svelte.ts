// The guest of this browser in this card room: a name, and a cookie.
import { newGuest, rename as renameMe, me as whoAmI } from "./generated/requests/room";
import { Refusal } from "./api";
import type { Me } from "./generated/protocol";
import { keep, recall, SHUFFLE_KEY } from "./settings.svelte";
import { t } from "./words/words.svelte";

const NAME = "dacabo.name";
/** The public id of the last guest of this browser. */
const OWNER = "dacabo.owner";

let me = $state.raw<Me | null>(null);
let asked: Promise<void> | undefined;

export function myself(): Me | null {
  return me;
}

/** Find out, once, whether this browser is known. A stranger has no such cookie: no request. */
export function meet(): Promise<void> {
  if (!document.cookie.includes("dacabo_known=1")) return Promise.resolve();
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
  return me?.name ?? recall(NAME, "");
}

/** Become a guest: playing does not require choosing a name first. */
export async function beSomebody(name = chosenName()): Promise<Me> {
  await meet();
  let known = me ?? (await newGuest({ name: name || t("app-guest-name") }));
  if (me && name && name !== me.name) known = await renameMe({ name });
  become(known);
  return known;
}

export function become(other: Me | null): void {
  // Sealed shares belong to one guest, even if several use this browser.
  if (other && recall(OWNER, other.player) !== other.player) keep(SHUFFLE_KEY, {});
  if (other) keep(OWNER, other.player);
  me = other;
  asked = Promise.resolve();
  if (other) keep(NAME, other.name);
}
