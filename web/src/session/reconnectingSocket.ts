// A WebSocket that reconnects by itself.
import type { FromClient, FromWatcher, Problem } from "../generated/protocol";
import { ready } from "../generated/requests/addresses";

export interface Listener {
  opened(): void;
  hear(text: string): void;
  /** The connection is broken (and will be retried), or closed for good, for this reason. */
  changed(state: "lost" | "closed", reason: string): void;
}

/** After so much silence, the server is asked whether it is there. */
const SILENCE_MS = 2_000;
/** How long its answer may take; longer on a line that was slow before. */
const PATIENCE_MS = 1_500;
const SLOWER = 4;
/** When an answer is overdue already. */
const SHORT_PATIENCE_MS = 1_200;
/**
 * How long a connection may take to open: a server that hangs accepts it and says nothing. Longer
 * the first time, when nobody knows how slow the line is, and on one that was slow before.
 */
const OPENING_MS = 700;
const FIRST_OPENING_MS = 3_000;
const LONGEST_OPENING_MS = 6_000;
const FIRST_WAIT_MS = 400;
/** This server hands its people over, or hangs: another can take over at once. */
const HANDED_OVER = 1012;
const HANDED_OVER_MS = 60;
const LONGEST_WAIT_MS = 10_000;
/** Clients begin with different numbers, so that they spread over all servers. */
const NUMBERS = 10;
/** Nobody needs to hear of a break that is over before. */
const LOST_MS = 500;
/** Closed for good: nothing would be different next time. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

export class ReconnectingSocket {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT_MS;
  /** The number of the attempt: a proxy sends each to another server than the one before. */
  #try = Math.floor(NUMBERS * Math.random());
  #opening = FIRST_OPENING_MS;
  #usualOpening = OPENING_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #lost: ReturnType<typeof setTimeout> | undefined;
  /** When something was last heard, and when the server was asked whether it is there. */
  #last = 0;
  #asked = 0;
  /** How long its answer took. */
  #trip = 0;
  /** When the silence has lasted too long. */
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

  /** Nothing is queued: the caller repeats what was not answered. */
  send(message: FromClient | FromWatcher): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The connection works again: the next time it breaks, it is retried at once. */
  settled(): void {
    this.#wait = FIRST_WAIT_MS;
    this.#opening = this.#usualOpening;
    clearTimeout(this.#lost);
    this.#lost = undefined;
  }

  /** An answer is overdue: is anybody there? */
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}${this.path}?try=${this.#try++}`;
    const socket = new WebSocket(address);
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

  /** A browser is not told why a socket cannot be opened; the server's health says it. */
  async #tell(reason: string): Promise<void> {
    this.listener.changed("lost", reason);
    if (reason) return;
    const health = await fetch(ready()).catch(() => null);
    const problem = health?.ok
      ? null
      : ((await health?.json().catch(() => null)) as Problem | null);
    if (problem && this.#lost && !this.#ended) this.listener.changed("lost", problem.code);
  }

  #listen(): void {
    const silent = !this.#asked && performance.now() - this.#last >= SILENCE_MS;
    if (silent && document.visibilityState === "visible") this.#checkPulse();
  }

  /** A phone that slept, or a server that hangs, leaves a connection dead without notice. */
  #checkPulse(patience = Math.max(PATIENCE_MS, SLOWER * this.#trip)): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#asked) this.#asked = performance.now();
    this.send({ type: "ping" });
    this.#waitFor(patience);
  }

  /** Hang up if nothing is heard for so long; an earlier deadline stays. */
  #waitFor(patience: number): void {
    const due = performance.now() + patience;
    if (due >= this.#due) return;
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

  /** The browser knows that there is no network. */
  #cut = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hangUp();
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
