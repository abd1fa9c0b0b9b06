// An action of the user: whether it is in progress, and why it failed.
import { Refusal } from "../api";
import type { EventAsk } from "../protocol";
import { t } from "../words/words.svelte";

/** Whoever takes requests to an event. */
interface Asking {
  ask(request: EventAsk["request"], waiting: () => void): Promise<unknown>;
}

export class Attempt {
  busy = $state(false);
  problem = $state("");
  /** What was refused was the name. */
  wrongName = $state(false);

  /** Whether it succeeded. Nothing is retried automatically here. */
  async make(deed: () => unknown): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    this.wrongName = false;
    try {
      await deed();
      this.problem = "";
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.code === "offline" ? t("app-try-again") : error.message;
      this.wrongName = error.isAboutName;
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
