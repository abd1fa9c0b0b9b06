// Something that somebody tries to do: whether it is under way, and why it cannot be.
import { Refusal } from "../../api";
import type { EventRequest } from "../../protocol";
import { t } from "../../words/words.svelte";
import type { Asking } from "./asking";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Whether it worked out. */
  async make(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await deed();
      this.problem = "";
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = refusalText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  ask(asking: Asking, request: EventRequest): Promise<boolean> {
    return this.make(() => asking.ask(request, this.waiting));
  }

  /** It is not forgotten, only not sent yet. */
  waiting = (): void => {
    this.problem = t("app-event-unsent");
  };
}

/** What is said of a refusal; here nothing is sent again by itself. */
export function refusalText(error: Refusal): string {
  return error.code === "offline" ? t("app-event-offline") : error.message;
}
