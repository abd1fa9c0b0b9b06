// The line to a table: a WebSocket that comes back by itself, and asks again what was not answered.
import type { Ask, FromClient, FromServer, Request } from "../protocol";

export interface Listener {
  /** The last number that was heard, to come back to; null at first. */
  after(): number | null;
  hear(message: FromServer): void;
  /** The line is open, broken (and will be tried again), or closed for good, for this reason. */
  changed(state: "open" | "lost" | "closed", reason: string): void;
}

type Answer = { ok: true } | { ok: false; code: string; about: Record<string, unknown> };

const PING_MS = 15_000;
const PATIENCE_MS = 8_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** Closed for good: nothing would be different next time. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

export class Line {
  #socket: WebSocket | undefined;
  #open = new Map<string, { message: Ask; answer: (answer: Answer) => void }>();
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    this.#ping = setInterval(() => this.#checkPulse(), PING_MS);
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Ask for something; asked again after a broken line, it happens only once. */
  ask(request: Request): Promise<Answer> {
    const message: Ask = { type: "ask", id: newId(), request };
    return new Promise((answer) => {
      this.#open.set(message.id, { message, answer });
      this.#send(message);
    });
  }

  say(message: Exclude<FromClient, Ask>): void {
    this.#send(message);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
    for (const { answer } of this.#open.values()) answer({ ok: false, code: "", about: {} });
    this.#open.clear();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const before = this.#socket;
    this.#socket = undefined;
    before?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", after: this.listener.after() });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(event.data);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#broken(event.code, event.reason);
    };
  }

  #hear(text: string): void {
    clearTimeout(this.#silence);
    const message = JSON.parse(text) as FromServer;
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT_MS;
      this.listener.hear(message);
      this.listener.changed("open", "");
      for (const { message: again } of this.#open.values()) this.#send(again);
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

  #broken(code: number, reason: string): void {
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.end();
      this.listener.changed("closed", reason);
      return;
    }
    this.listener.changed("lost", reason);
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT_MS);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A phone that slept finds its line dead without being told: ask, and do not wait for long. */
  #checkPulse(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#hangUp(), PATIENCE_MS);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#broken(1006, "");
  }

  #now = (): void => {
    if (this.#ended) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#checkPulse();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  #look = (): void => {
    if (document.visibilityState === "visible") this.#now();
  };
}

/** A name for a request that nobody else takes. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
