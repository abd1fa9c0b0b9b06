// Another key for a pad, which replaces the old one for everybody. This browser moves along.
import { keepTrying, Refusal } from "../../app/http";
import { newRequestId } from "../../session/requestId";
import { renewPad } from "../../generated/requests/pads";
import { navigate } from "../../app/router.svelte";
import { keepRenewal, keptRenewal, movePad } from "./padStorage";

/** Refusals which say that the pad has not moved. */
const NOT_MOVED = ["pad-went-on", "no-such-key", "body-unreadable"];

/** The key that a pad has just got here. */
let fresh = "";

/** Whether a pad has got its key just now; said once. */
export function takeNewKey(key: string): boolean {
  const is = key === fresh;
  fresh = "";
  return is;
}

export class LinkRenewal {
  problem = $state("");
  /** The pad has moved, and all that is kept here of it. */
  done = false;
  /** The secret from which the new key follows. It is kept: asked again, the answer is the same. */
  #id = $state<string | null>(null);
  #busy = false;
  #left = new AbortController();

  constructor(private readonly key: string) {
    this.#id = keptRenewal(key);
  }

  /** It was asked for, and the pad may have moved already. */
  get pending(): boolean {
    return this.#id !== null;
  }

  async ask(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.problem = "";
    const id = (this.#id ??= newRequestId());
    keepRenewal(this.key, id);
    try {
      const { key } = await keepTrying(
        () => renewPad(this.key, { id }),
        (why) => (this.problem = why),
        this.#left.signal,
        NOT_MOVED, // any other refusal may follow an attempt whose answer was lost
      );
      this.done = true;
      movePad(this.key, key);
      fresh = key;
      navigate(`/pad#${key}`, "replace");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.message;
      // Once the page is left, any refusal ends it, and the pad may have moved nevertheless.
      if (!NOT_MOVED.includes(error.code)) return;
      this.#id = null;
      keepRenewal(this.key, null);
    } finally {
      this.#busy = false;
    }
  }

  leave(): void {
    this.#left.abort();
  }
}
