// Requests to a tournament: each takes effect once, however often the connection breaks.
import { Refusal } from "../../app/http";
import { askEvent, previewEvent } from "../../generated/requests/events";
import { newRequestId } from "../../session/requestId";
import type { EventAsk, EventChanges, EventRequest, Written } from "../../generated/protocol";

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 10_000;
const OFFLINE = "offline";
/** The codes after which it is unknown whether the request was carried out. */
const UNCERTAIN = new Set([OFFLINE, "server-failed"]);

export class EventClient {
  /** The ids of requests without an answer: repeated with the same id, each takes effect once. */
  #unanswered = new Map<string, string>();
  #left = false;

  constructor(private readonly key: string) {}

  /**
   * Send a step. While the server cannot be reached, it is repeated with the same id, and
   * `waiting` is called.
   */
  async ask(request: EventAsk["request"], waiting: () => void = () => undefined): Promise<Written> {
    const text = JSON.stringify(request);
    const id = this.#unanswered.get(text) ?? newRequestId();
    this.#unanswered.set(text, id);
    try {
      const written = await this.#insist(() => askEvent(this.key, { id, request }), waiting);
      this.#unanswered.delete(text);
      return written;
    } catch (error) {
      if (!UNCERTAIN.has(codeOf(error))) this.#unanswered.delete(text);
      throw error;
    }
  }

  /** The effects of a request, without making it. */
  preview(request: EventRequest, waiting: () => void = () => undefined): Promise<EventChanges> {
    return this.#insist(() => previewEvent(this.key, { request }), waiting);
  }

  /** Repeat until the server is reached. */
  async #insist<T>(send: () => Promise<T>, waiting: () => void): Promise<T> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.7, LONGEST_WAIT_MS)) {
      try {
        return await send();
      } catch (error) {
        if (codeOf(error) !== OFFLINE || this.#left) throw error;
        waiting();
        await aWhile(wait);
      }
    }
  }

  leave(): void {
    this.#left = true;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : "";
}

/** Resolves when the browser is online again, or after a timeout. */
function aWhile(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });
}
