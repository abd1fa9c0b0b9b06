// A WebSocket that reconnects by itself.
import type { FromClient, FromWatcher } from "../protocol";

export interface Listener {
  opened(): void;
  hear(text: string): void;
  /** The connection is broken (and will be retried), or closed for good, for this reason. */
  changed(state: "lost" | "closed", reason: string): void;
}

const PING_MS = 8_000;
const PATIENCE_MS = 4_000;
/** When an answer is overdue already. */
const SHORT_PATIENCE_MS = 1_200;
/** A line without a network neither opens nor fails for a long time. */
const OPENING_MS = 5_000;
const FIRST_WAIT_MS = 400;
/** The server stops and says so: another takes over at once. */
const HANDED_OVER = 1012;
const HANDED_OVER_MS = 60;
const LONGEST_WAIT_MS = 10_000;
/** Closed for good: nothing would be different next time. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

export class Socket {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** When the silence has lasted too long. */
  #due = Infinity;
  #ended = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    this.#ping = setInterval(() => this.#checkPulse(), PING_MS);
    addEventListener("online", this.#now);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Nothing is queued: the caller repeats what was not answered. */
  send(message: FromClient | FromWatcher): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The connection works again: the next time it breaks, it is retried at once. */
  settled(): void {
    this.#wait = FIRST_WAIT_MS;
  }

  /** An answer is overdue: is anybody there? */
  doubt(): void {
    this.#checkPulse(SHORT_PATIENCE_MS);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#heard();
    const before = this.#socket;
    this.#socket = undefined;
    before?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    this.#waitFor(OPENING_MS);
    socket.onopen = () => {
      this.#heard();
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard();
      this.listener.hear(event.data);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#broken(event.code, event.reason);
    };
  }

  #broken(code: number, reason: string): void {
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.end();
      this.listener.changed("closed", reason);
      return;
    }
    this.listener.changed("lost", reason);
    this.#heard();
    clearTimeout(this.#retry);
    if (code === HANDED_OVER) this.#wait = Math.min(this.#wait, HANDED_OVER_MS);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT_MS);
  }

  /** A phone that slept finds its connection dead without notice: ping, with a short timeout. */
  #checkPulse(patience = PATIENCE_MS): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" });
    this.#waitFor(patience);
  }

  /** Hang up if nothing is heard for so long; whoever waits already waits no longer. */
  #waitFor(patience: number): void {
    const due = performance.now() + patience;
    if (due >= this.#due) return;
    clearTimeout(this.#silence);
    this.#due = due;
    this.#silence = setTimeout(() => this.#hangUp(), patience);
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#due = Infinity;
  }

  /** The browser knows that there is no network. */
  #cut = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hangUp();
  };

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
