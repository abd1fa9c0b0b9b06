// An action of the user: whether it is in progress, and why it failed.
import { Refusal } from "../../api";
import type { EventAsk } from "../../protocol";
import { t } from "../../words/words.svelte";
import type { Asking } from "./asking";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Whether it succeeded. */
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

  ask(asking: Asking, request: EventAsk["request"]): Promise<boolean> {
    return this.make(() => asking.ask(request, this.waiting));
  }

  /** It is not lost, only not sent yet. */
  waiting = (): void => {
    this.problem = t("app-event-unsent");
  };
}

/** The text of a refusal; nothing is retried automatically here. */
export function refusalText(error: Refusal): string {
  return error.code === "offline" ? t("app-event-offline") : error.message;
}
