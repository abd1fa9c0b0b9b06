// Requests to a table over a socket: each has an id, and is repeated until it is answered.
import type { Ask, FromClient, FromServer, Request } from "../generated/protocol";
import { live } from "../generated/requests/sockets";
import { newRequestId } from "./requestId";
import { ReconnectingSocket } from "./reconnectingSocket";

export interface Listener {
  /** The last number received, to resume from; null at first. */
  after(): number | null;
  hear(message: FromServer): void;
  /** The connection is open, broken (and will be retried), or closed for good, for this reason. */
  changed(state: "open" | "lost" | "closed", reason: string): void;
}

type Answer = { ok: true } | { ok: false; code: string; about: Record<string, unknown> };

/** The time after which the connection is doubted: an answer usually comes sooner. */
const DOUBT_MS = 800;

export class RequestChannel {
  #socket: ReconnectingSocket;
  #open = new Map<string, { message: Ask; answer: (answer: Answer) => void }>();

  constructor(
    address: string,
    private readonly listener: Listener,
    /** The token of a guest who is not the one of this browser's cookie. */
    token?: string,
  ) {
    const who = token === undefined ? {} : { token };
    this.#socket = new ReconnectingSocket(live(address), {
      opened: () => this.say({ type: "hello", after: listener.after(), ...who }),
      hear: (text) => this.#hear(JSON.parse(text) as FromServer),
      changed: (state, reason) => {
        if (state === "closed") this.end();
        listener.changed(state, reason);
      },
    });
  }

  /** Send a request; it is repeated after a broken connection, but takes effect only once. */
  ask(request: Request): Promise<Answer> {
    const message: Ask = { type: "ask", id: newRequestId(), request };
    return new Promise((answer) => {
      this.#open.set(message.id, { message, answer });
      this.#socket.send(message);
      setTimeout(() => this.#open.has(message.id) && this.#socket.doubt(), DOUBT_MS);
    });
  }

  say(message: Exclude<FromClient, Ask>): void {
    this.#socket.send(message);
  }

  end(): void {
    this.#socket.end();
    for (const { answer } of this.#open.values()) answer({ ok: false, code: "", about: {} });
    this.#open.clear();
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.#socket.settled();
      this.listener.hear(message);
      this.listener.changed("open", "");
      for (const { message: again } of this.#open.values()) this.#socket.send(again);
      return;
    }
    if (message.type === "done") this.#answer(message.id, { ok: true });
    if (message.type === "refused" && message.id !== null) {
      this.#answer(message.id, { ok: false, code: message.code, about: message.about });
    }
    this.listener.hear(message);
  }

  #answer(id: string, answer: Answer): void {
    this.#open.get(id)?.answer(answer);
    this.#open.delete(id);
  }
}
