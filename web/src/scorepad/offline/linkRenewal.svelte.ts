// Replaces the key of a pad by a new one, for everybody. This browser switches to it.
import { keepTrying, Refusal } from "../../app/http";
import { newRequestId } from "../../session/requestId";
import { renewPad } from "../../generated/requests/pads";
import { navigate } from "../../app/router.svelte";
import { keepRenewal, keptRenewal, movePad } from "./padStorage";

/** The refusals which say that the pad still has its old key. */
const NOT_MOVED = ["pad-went-on", "no-such-key", "body-unreadable"];

/** The key that a pad has just received here. */
let fresh = "";

/** Whether a pad has just received its key; true only once. */
export function takeNewKey(key: string): boolean {
  const is = key === fresh;
  fresh = "";
  return is;
}

export class LinkRenewal {
  problem = $state("");
  /** Whether the pad has its new key, with everything that this browser stores of it. */
  done = false;
  /**
   * The secret from which the new key follows. It is stored, so that a repeated request has the
   * same answer.
   */
  #id = $state<string | null>(null);
  #busy = false;
  #left = new AbortController();

  constructor(private readonly key: string) {
    this.#id = keptRenewal(key);
  }

  /** Whether it was requested, so that the pad may have the new key already. */
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
      // Once the page is left, any refusal ends it, but the pad may have the new key nevertheless.
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
