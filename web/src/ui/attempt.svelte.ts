// An action of the user: whether it is in progress, and why it failed.
import { keepTrying, Refusal } from "../app/http";
import type { EventAsk } from "../generated/protocol";
import { t } from "../i18n/messages.svelte";

/** The client that sends requests to a tournament. */
interface Sender {
  ask(request: EventAsk["request"], waiting: () => void): Promise<unknown>;
}

export class Attempt {
  busy = $state(false);
  problem = $state("");
  /** Whether the name was refused. */
  wrongName = $state(false);
  #gone = new AbortController();

  /** Create one during the initialisation of a component, or in an effect. */
  constructor() {
    $effect(() => () => this.#gone.abort());
  }

  /** Run the action; returns whether it succeeded. Nothing is retried here. */
  async make(action: () => unknown): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    this.wrongName = false;
    try {
      await action();
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

  /** Run the action, and retry while the server cannot be reached and the page is open. */
  insist(action: () => Promise<unknown>): Promise<boolean> {
    const waiting = (why: string) => (this.problem = why);
    return this.make(() => keepTrying(action, waiting, this.#gone.signal));
  }

  ask(sender: Sender, request: EventAsk["request"]): Promise<boolean> {
    return this.make(() => sender.ask(request, this.waiting));
  }

  /** Note that the action is not lost, only not sent yet. */
  waiting = (): void => {
    this.problem = t("app-event-unsent");
  };
}
