import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReconnectingSocket } from "./reconnectingSocket";

/** A connection to a server that answers, or hangs. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  static opens = true;
  static openingMs = 10;
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason: string }) => {};

  constructor(readonly address: string) {
    Line.all.push(this);
    if (Line.opens) setTimeout(() => this.open(), Line.openingMs);
  }
  open(): void {
    if (this.readyState !== 0) return;
    this.readyState = Line.OPEN;
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
  Line.all = [];
  Line.opens = true;
  Line.openingMs = 10;
  reports.length = 0;
  const deaf = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", { ...deaf, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "cards.example" });
  vi.stubGlobal("addEventListener", deaf.addEventListener);
  vi.stubGlobal("removeEventListener", deaf.removeEventListener);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  dial();
});

function dial(): void {
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

it("replaces a hanging server by another within four seconds, without a report", () => {
  vi.advanceTimersByTime(4_100);
  expect(Line.all[0]?.sent).toEqual(['{"type":"ping"}']);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(reports).toEqual([]);
});

it("numbers its attempts, so that a proxy sends the next one to another server", () => {
  Line.opens = false;
  socket.doubt();
  vi.advanceTimersByTime(20_000);
  const numbers = Line.all.map((line) => Number(/[?]try=([0-9]+)$/.exec(line.address)?.[1] ?? -1));
  expect(numbers.length).toBeGreaterThan(4);
  const first = numbers[0] ?? -1;
  expect(first).toBeGreaterThanOrEqual(0);
  expect(numbers).toEqual(numbers.map((_, index) => first + index));
});

it("keeps a server that answers, and pings it only after a silence", () => {
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    Line.all[0]?.onmessage({ data: "{}" });
  }
  expect(Line.all).toHaveLength(1);
  expect(Line.all[0]?.sent).toEqual([]);
});

it("gives a slow connection more time", () => {
  vi.advanceTimersByTime(2_100);
  vi.advanceTimersByTime(1_000);
  Line.all[0]?.onmessage({ data: "{}" });
  vi.advanceTimersByTime(4_500);
  expect(Line.all).toHaveLength(1);
});

it("waits for a slow connection to open, the first time and when it reconnects", () => {
  socket.end();
  Line.all = [];
  Line.openingMs = 1_200;
  dial();
  vi.advanceTimersByTime(1_300);
  expect(Line.all).toHaveLength(1);
  Line.all[0]?.onclose({ code: 1012, reason: "" });
  vi.advanceTimersByTime(1_300);
  expect(Line.all).toHaveLength(2);
  expect(Line.all[1]?.readyState).toBe(Line.OPEN);
});

it("tries another server soon if the next one hangs, too", () => {
  Line.opens = false;
  vi.advanceTimersByTime(4_100 + 800 + 200);
  expect(Line.all.length).toBeGreaterThanOrEqual(3);
});

it("reconnects at once if the server sends it away", () => {
  vi.advanceTimersByTime(20);
  Line.all[0]?.onclose({ code: 1012, reason: "store-away" });
  vi.advanceTimersByTime(100);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(reports).toEqual([]);
});

it("reports the reason if no server works", async () => {
  const health = { ok: false, json: () => Promise.resolve({ code: "store-away" }) };
  vi.stubGlobal("fetch", () => Promise.resolve(health));
  vi.advanceTimersByTime(20);
  Line.opens = false;
  Line.all[0]?.onclose({ code: 1012, reason: "store-away" });
  await vi.advanceTimersByTimeAsync(600);
  expect(reports).toEqual(["lost ", "lost store-away"]);
});
