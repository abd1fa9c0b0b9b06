// A replacement for the connection to a table, a pad or a tournament: it sends the messages of the
// state.
import type { FromClient, FromServer, FromWatcher, ToWatcher } from "../generated/protocol";
import type { State } from "./state";
import { settle } from "./steps";

type Shown = Pick<State, "told" | "beside" | "broken" | "refusal">;

/** The app may connect; resolves when everything has been sent. */
export function fakeSocket({
  told = [],
  beside = {},
  broken,
  refusal,
}: Shown): () => Promise<void> {
  let calls = 0;
  let telling = Promise.resolve();

  class FakeLine {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    readyState: number = FakeLine.CONNECTING;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number; reason: string }) => void) | null = null;

    constructor() {
      calls += 1;
      // A client that reconnects gets no messages.
      if (calls <= 1 + Object.keys(beside).length) queueMicrotask(() => this.#open());
    }

    #open(): void {
      this.readyState = FakeLine.OPEN;
      this.onopen?.();
    }

    /** Send the messages one after the other, each when the one before is on the screen. */
    async #tell(): Promise<void> {
      for (const next of told) {
        this.#say(next);
        if (told.length > 1) await settle();
      }
      if (broken) this.onclose?.(broken);
    }

    #say(message: FromServer | ToWatcher): void {
      this.onmessage?.({ data: JSON.stringify(message) });
    }

    send(text: string): void {
      const message = JSON.parse(text) as FromClient | FromWatcher;
      if (message.type === "hello" && message.token) {
        for (const next of beside[message.token] ?? []) this.#say(next);
      } else if (message.type === "hello" || message.type === "watch") {
        telling = this.#tell();
      } else if (message.type === "ask" && refusal) {
        this.#say({ type: "refused", id: message.id, code: refusal, about: {} });
      }
    }

    close(): void {
      this.readyState = 3;
    }
  }
  Object.assign(globalThis, { WebSocket: FakeLine });
  return () => telling;
}
