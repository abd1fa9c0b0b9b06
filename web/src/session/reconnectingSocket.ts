// A WebSocket that reconnects by itself.
import type { FromClient, FromWatcher, Problem } from "../generated/protocol";
import { transport, type Socket } from "../app/transport";
import { ready } from "../generated/requests/addresses";

export interface Listener {
  opened(): void;
  hear(text: string): void;
  /** The connection is broken (and will be retried), or closed for good, for this reason. */
  changed(state: "lost" | "closed", reason: string): void;
}

/** The silence after which the server is pinged. */
const SILENCE_MS = 2_000;
/** The time for its answer; longer on a connection that was slow before. */
const PATIENCE_MS = 1_500;
const SLOWER = 4;
/** The time after which an answer is overdue. */
const SHORT_PATIENCE_MS = 1_200;
/**
 * The time for a connection to open: a server that hangs accepts it and says nothing. It is longer
 * the first time, when the speed is unknown, and on a connection that was slow before.
 */
const OPENING_MS = 700;
const FIRST_OPENING_MS = 3_000;
const LONGEST_OPENING_MS = 6_000;
const FIRST_WAIT_MS = 400;
/** The close code of a server that shuts down or hangs: another can take over at once. */
const HANDED_OVER = 1012;
const HANDED_OVER_MS = 60;
const LONGEST_WAIT_MS = 10_000;
/** The first attempts have random numbers below this, so that clients spread over all servers. */
const NUMBERS = 10;
/** The delay before a break is reported: most breaks are shorter. */
const LOST_MS = 500;
/** The close codes after which a retry would not help. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

export class ReconnectingSocket {
  #socket: Socket | undefined;
  #wait = FIRST_WAIT_MS;
  /** The number of the attempt: a proxy sends each to another server than the one before. */
  #try = Math.floor(NUMBERS * Math.random());
  #opening = FIRST_OPENING_MS;
  #usualOpening = OPENING_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #lost: ReturnType<typeof setTimeout> | undefined;
  /** The times of the last message and of the last ping. */
  #last = 0;
  #asked = 0;
  /** The time that the server took to answer. */
  #trip = 0;
  /** The time when the silence has lasted too long. */
  #due = Infinity;
  #ended = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    this.#ping = setInterval(() => this.#listen(), SILENCE_MS / 4);
    addEventListener("online", this.#now);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Send a message. Nothing is queued: the caller repeats unanswered requests. */
  send(message: FromClient | FromWatcher): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Note that the connection works again: the next break is retried at once. */
  settled(): void {
    this.#wait = FIRST_WAIT_MS;
    this.#opening = this.#usualOpening;
    clearTimeout(this.#lost);
    this.#lost = undefined;
  }

  /** Ping the server, because an answer is overdue. */
  doubt(): void {
    this.#checkPulse(SHORT_PATIENCE_MS);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#lost);
    clearInterval(this.#ping);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#waitNoMore();
    const before = this.#socket;
    this.#socket = undefined;
    before?.close();
    const socket = transport().connect(`${this.path}?try=${this.#try++}`);
    this.#socket = socket;
    const began = performance.now();
    this.#waitFor(this.#opening);
    this.#opening = Math.min(this.#opening * 2, LONGEST_OPENING_MS);
    socket.onopen = () => {
      this.#heard();
      const slow = Math.min(SLOWER * (this.#last - began), LONGEST_OPENING_MS);
      this.#usualOpening = Math.max(OPENING_MS, slow);
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
    this.#lost ??= setTimeout(() => void this.#tell(code === HANDED_OVER ? "" : reason), LOST_MS);
    this.#waitNoMore();
    clearTimeout(this.#retry);
    if (code === HANDED_OVER) this.#wait = Math.min(this.#wait, HANDED_OVER_MS);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT_MS);
  }

  /**
   * Find the reason: a browser does not say why a socket cannot be opened, but the server's health
   * does.
   */
  async #tell(reason: string): Promise<void> {
    this.listener.changed("lost", reason);
    if (reason) return;
    const health = await transport()
      .request(ready())
      .catch(() => null);
    const problem = health?.ok
      ? null
      : ((await health?.json().catch(() => null)) as Problem | null);
    if (problem && this.#lost && !this.#ended) this.listener.changed("lost", problem.code);
  }

  #listen(): void {
    const silent = !this.#asked && performance.now() - this.#last >= SILENCE_MS;
    if (silent && document.visibilityState === "visible") this.#checkPulse();
  }

  /**
   * Check the connection: a phone that slept, or a server that hangs, leaves it dead without
   * notice.
   */
  #checkPulse(patience = Math.max(PATIENCE_MS, SLOWER * this.#trip)): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#asked) this.#asked = performance.now();
    this.send({ type: "ping" });
    this.#waitFor(patience);
  }

  /**
   * Close the connection after this much silence; an earlier deadline stays. The card room on this
   * device may think for long, but it cannot be lost.
   */
  #waitFor(patience: number): void {
    const due = performance.now() + patience;
    if (due >= this.#due || transport().isLocal) return;
    clearTimeout(this.#silence);
    this.#due = due;
    this.#silence = setTimeout(() => this.#hangUp(), patience);
  }

  #heard(): void {
    this.#last = performance.now();
    if (this.#asked) this.#trip = this.#last - this.#asked;
    this.#waitNoMore();
  }

  #waitNoMore(): void {
    clearTimeout(this.#silence);
    this.#due = Infinity;
    this.#asked = 0;
  }

  /** Break the connection, because the browser reports that there is no network. */
  #cut = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#waitFor(0);
  };

  #hangUp(): void {
    const socket = this.#socket;
    const wasOpen = socket?.readyState === WebSocket.OPEN;
    this.#socket = undefined;
    socket?.close();
    this.#broken(wasOpen ? HANDED_OVER : 1006, "");
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
