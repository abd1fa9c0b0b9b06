import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReconnectingSocket } from "./reconnectingSocket";

/** A connection to a server that accepts it, or hangs. */
class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  static opens = true;
  static openingMs = 10;
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason: string }) => {};

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
    if (FakeSocket.opens) setTimeout(() => this.open(), FakeSocket.openingMs);
  }
  open(): void {
    if (this.readyState !== 0) return;
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

const reports: string[] = [];
let socket: ReconnectingSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  FakeSocket.opens = true;
  FakeSocket.openingMs = 10;
  reports.length = 0;
  const noListeners = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { ...noListeners, visibilityState: "visible" });
  vi.stubGlobal("location", { origin: "http://cards.example" });
  vi.stubGlobal("addEventListener", noListeners.addEventListener);
  vi.stubGlobal("removeEventListener", noListeners.removeEventListener);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  connect();
});

function connect(): void {
  socket = new ReconnectingSocket("/api/watch", {
    opened: () => socket.settled(),
    hear: () => {},
    changed: (state, reason) => reports.push(`${state} ${reason}`),
  });
}

afterEach(() => {
  socket.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("leaves a hanging server for another within four seconds, without a report", () => {
  vi.advanceTimersByTime(4_100);
  expect(FakeSocket.made[0]?.sent).toEqual(['{"type":"ping"}']);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(reports).toEqual([]);
});

it("numbers its attempts, so that a proxy sends the next one to another server", () => {
  FakeSocket.opens = false;
  socket.doubt();
  vi.advanceTimersByTime(20_000);
  const numbers = FakeSocket.made.map(({ address }) =>
    Number(/[?]try=([0-9]+)$/.exec(address)?.[1] ?? -1),
  );
  expect(numbers.length).toBeGreaterThan(4);
  const first = numbers[0] ?? -1;
  expect(first).toBeGreaterThanOrEqual(0);
  expect(numbers).toEqual(numbers.map((_, index) => first + index));
});

it("keeps a server that answers, and pings it only after a silence", () => {
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    FakeSocket.made[0]?.onmessage({ data: "{}" });
  }
  expect(FakeSocket.made).toHaveLength(1);
  expect(FakeSocket.made[0]?.sent).toEqual([]);
});

it("gives a slow connection more time", () => {
  vi.advanceTimersByTime(2_100);
  // The server answers the ping after a second, so the next answer may take four times as long.
  vi.advanceTimersByTime(1_000);
  FakeSocket.made[0]?.onmessage({ data: "{}" });
  vi.advanceTimersByTime(4_500);
  expect(FakeSocket.made).toHaveLength(1);
});

it("waits for a slow connection to open, the first time and when it reconnects", () => {
  socket.end();
  FakeSocket.made = [];
  FakeSocket.openingMs = 1_200;
  connect();
  vi.advanceTimersByTime(1_300);
  expect(FakeSocket.made).toHaveLength(1);
  FakeSocket.made[0]?.onclose({ code: 1012, reason: "" });
  vi.advanceTimersByTime(1_300);
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.made[1]?.readyState).toBe(FakeSocket.OPEN);
});

it("tries another server soon if the next one hangs, too", () => {
  FakeSocket.opens = false;
  vi.advanceTimersByTime(4_100 + 800 + 200);
  expect(FakeSocket.made.length).toBeGreaterThanOrEqual(3);
});

it("reconnects at once if the server sends it away", () => {
  vi.advanceTimersByTime(20);
  FakeSocket.made[0]?.onclose({ code: 1012, reason: "store-away" });
  vi.advanceTimersByTime(100);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(reports).toEqual([]);
});

it("reports the reason if no server works", async () => {
  const health = { ok: false, json: () => Promise.resolve({ code: "store-away" }) };
  vi.stubGlobal("fetch", () => Promise.resolve(health));
  vi.advanceTimersByTime(20);
  FakeSocket.opens = false;
  FakeSocket.made[0]?.onclose({ code: 1012, reason: "store-away" });
  await vi.advanceTimersByTimeAsync(600);
  expect(reports).toEqual(["lost ", "lost store-away"]);
});
