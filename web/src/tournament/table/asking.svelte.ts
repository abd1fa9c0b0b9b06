// Something is asked of an event: one thing at a time, and what was refused is said.
import { askEvent, Refusal } from "../../api";
import { newId } from "../../live/ids";
import type { EventRequest } from "../../protocol";

export class Asking {
  busy = $state(false);
  /** Why it could not be, in words. */
  problem = $state("");
  #last = { text: "", id: "" };

  constructor(private readonly key: string) {}

  /** Whether it happened. Asked again after a broken line it has the same id, and happens once. */
  async ask(request: EventRequest): Promise<boolean> {
    if (this.busy) return false;
    const text = JSON.stringify(request);
    if (this.#last.text !== text) this.#last = { text, id: newId() };
    return this.doing(async () => {
      await askEvent(this.key, { id: this.#last.id, request });
      this.#last = { text: "", id: "" };
    });
  }

  /** Whether it could be done. */
  async doing(deed: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.message;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
