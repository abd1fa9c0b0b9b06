// Entries on a pad without a network: none is lost, none is doubled, and all are in order.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../app/http";
import type { PadAsk, PadRequest, Problem, Written } from "../../generated/protocol";
import { Outbox } from "./outbox";
import { PadWriter } from "./padWriter.svelte";

/** The storage of a browser; every change is reported to all tabs. */
class Drawer implements Storage {
  #kept = new Map<string, string>();
  full = false;
  get length() {
    return this.#kept.size;
  }
  key(index: number) {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.#kept.set(key, value);
    this.#tell(key);
  }
  removeItem(key: string) {
    if (this.#kept.delete(key)) this.#tell(key);
  }
  clear() {
    this.#kept.clear();
    this.#tell(null);
  }
  #tell(key: string | null) {
    page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  }
}

/** A server behind a network: each id is written once, however often it is sent. */
class Server {
  online = true;
  /** Whether answers get lost, but not requests. */
  deaf = false;
  asked: string[] = [];
  written: PadAsk[] = [];
  refusals = new Map<string, Partial<Problem>>();

  send = async (asked: PadAsk): Promise<Written> => {
    await Promise.resolve();
    if (!this.online) throw new Refusal("offline", "");
    this.asked.push(asked.id);
    const refused = this.refusals.get(textOf(asked.request));
    const sure = "sure" in asked.request && asked.request.sure;
    if (refused && !sure) {
      const problem = { code: "", about: {}, message: "", doubts: [], stands: null, ...refused };
      throw new Refusal(problem.code, "", problem);
    }
    if (!this.written.some(({ id }) => id === asked.id)) this.written.push(asked);
    if (this.deaf) throw new Refusal("offline", "");
    return { number: this.written.length, key: null };
  };

  get texts() {
    return this.written.map(({ request }) => textOf(request));
  }
}

function textOf(request: PadRequest): string {
  return "round" in request ? `${request.type} ${request.round}` : request.type;
}

const enter = (round: number): PadRequest => {
  return { type: "enter", round, entry: { type: "dacapo", left: [0, round] } };
};
const queued = (writer: PadWriter) => writer.queue.map(({ asked }) => textOf(asked.request));

let page: EventTarget;
let drawer: Drawer;
let server: Server;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  drawer = new Drawer();
  server = new Server();
  vi.stubGlobal("localStorage", drawer);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  new Outbox("pad/one").clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab with the pad; another tab may have another network. */
function tab(send = server.send): PadWriter {
  const writer = new PadWriter(send, "pad/one");
  writer.begin();
  return writer;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("with a network", () => {
  it("writes an entry with its author", async () => {
    const writer = tab();
    writer.by = "Ana";
    expect(await writer.ask(enter(1))).toBe("written");
    expect(server.written).toMatchObject([{ by: "Ana", request: { type: "enter", round: 1 } }]);
    expect(writer.queue).toEqual([]);
    expect(drawer.length).toBe(0);
  });

  it("sends requests one after the other, even if all are made at once", async () => {
    const writer = tab();
    const outcomes = await Promise.all([1, 2, 3].map((round) => writer.ask(enter(round))));
    expect(outcomes).toEqual(["written", "written", "written"]);
    expect(server.texts).toEqual(["enter 1", "enter 2", "enter 3"]);
  });

  it("knows which entries are written but perhaps not shown yet", async () => {
    const writer = tab();
    await writer.ask(enter(1));
    expect(writer.landed).toMatchObject([{ number: 1, request: { round: 1 } }]);
  });
});

describe("without a network", () => {
  it("keeps a request, and reports that it waits", async () => {
    server.online = false;
    const writer = tab();
    expect(await writer.ask(enter(1))).toBe("waiting");
    expect(await writer.ask(enter(2))).toBe("waiting");
    expect(queued(writer)).toEqual(["enter 1", "enter 2"]);
    expect(writer.held).toBe(true);
  });

  it("sends requests in order as soon as the browser reports a network", async () => {
    server.online = false;
    const writer = tab();
    for (const round of [1, 2, 3]) await writer.ask(enter(round));
    server.online = true;
    page.dispatchEvent(new Event("online"));
    await settle();
    expect(server.texts).toEqual(["enter 1", "enter 2", "enter 3"]);
    expect([writer.queue, writer.held]).toEqual([[], false]);
  });

  it("tries again by itself, with growing pauses", async () => {
    const sent: number[] = [];
    const writer = tab(() => {
      sent.push(Date.now());
      return Promise.reject(new Refusal("offline", ""));
    });
    await writer.ask(enter(1));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const pauses = sent.slice(1).map((at, index) => at - sent[index]!);
    expect(pauses.length).toBeGreaterThan(8);
    expect(pauses[0]).toBeLessThan(1_400);
    expect(Math.max(...pauses)).toBeGreaterThan(30_000);
    expect(Math.max(...pauses)).toBeLessThan(80_000);
  });

  it("tries again when the connection is reported to be back", async () => {
    server.online = false;
    const writer = tab();
    await writer.ask(enter(1));
    server.online = true;
    writer.nudge();
    await settle();
    expect(server.texts).toEqual(["enter 1"]);
  });

  it("does not wait for ever for a network that swallows everything", async () => {
    let swallows = true;
    const writer = tab((asked) => (swallows ? new Promise(() => {}) : server.send(asked)));
    const outcome = writer.ask(enter(1));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await outcome).toBe("waiting");
    swallows = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.texts).toEqual([]);
    await vi.advanceTimersByTimeAsync(4_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.texts).toEqual(["enter 1"]);
  });

  it.each(["server-failed", "too-fast", "store-away"])("treats %s as temporary", async (code) => {
    server.refusals.set("enter 1", { code });
    const writer = tab();
    expect(await writer.ask(enter(1))).toBe("waiting");
    expect(writer.refused).toBeNull();
    server.refusals.clear();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.texts).toEqual(["enter 1"]);
  });

  it("lets the user discard a pending request", async () => {
    server.online = false;
    const writer = tab();
    for (const round of [1, 2, 3]) await writer.ask(enter(round));
    writer.drop(writer.queue[1]!.asked.id);
    await settle();
    server.online = true;
    writer.nudge();
    await settle();
    expect(server.texts).toEqual(["enter 1", "enter 3"]);
  });

  it("lets the user change a pending request in its place", async () => {
    server.online = false;
    const writer = tab();
    for (const round of [1, 2]) await writer.ask(enter(round));
    const [first] = writer.queue;
    await writer.instead(first!.asked.id, { ...enter(1), sure: true } as PadRequest);
    expect(queued(writer)).toEqual(["enter 1", "enter 2"]);
    expect(writer.queue[0]!.asked.id).not.toBe(first!.asked.id);
    server.online = true;
    writer.nudge();
    await settle();
    expect(server.written[0]!.request).toMatchObject({ round: 1, sure: true });
    expect(server.texts).toEqual(["enter 1", "enter 2"]);
  });
});

describe("lost answers", () => {
  it("do not lead to a second entry", async () => {
    server.deaf = true;
    const writer = tab();
    expect(await writer.ask(enter(1))).toBe("waiting");
    expect(server.texts).toEqual(["enter 1"]);
    server.deaf = false;
    writer.nudge();
    await settle();
    expect(server.texts).toEqual(["enter 1"]);
    expect(new Set(server.asked).size).toBe(1);
    expect(writer.queue).toEqual([]);
  });

  it("lead to the same request id after a reload", async () => {
    server.deaf = true;
    await tab().ask(enter(1));
    server.deaf = false;
    const again = tab();
    await settle();
    expect(server.texts).toEqual(["enter 1"]);
    expect(again.queue).toEqual([]);
  });
});

describe("after a reload", () => {
  it("still has all requests in order, and sends them", async () => {
    server.online = false;
    const before = tab();
    for (let round = 1; round < 13; round += 1) await before.ask(enter(round));
    const after = tab();
    const all = Array.from({ length: 12 }, (_, index) => `enter ${index + 1}`);
    expect(queued(after)).toEqual(all);
    server.online = true;
    after.nudge();
    await settle();
    expect(server.texts).toEqual(all);
    expect(drawer.length).toBe(0);
  });

  it("puts later requests behind the stored ones", async () => {
    server.online = false;
    await tab().ask(enter(1));
    const after = tab();
    await after.ask(enter(2));
    expect(queued(after)).toEqual(["enter 1", "enter 2"]);
  });

  it("ignores the requests of another pad", async () => {
    drawer.setItem("pad/one/waiting/x", "{ broken");
    const theirs = { order: 1, asked: { id: "y", request: enter(9) } };
    drawer.setItem("pad/onemore/waiting/y", JSON.stringify(theirs));
    drawer.setItem("pad/one/waiting/z", JSON.stringify({ order: 1, asked: { id: "z" } }));
    const writer = tab();
    expect(writer.queue).toEqual([]);
    await writer.ask(enter(1));
    expect(server.texts).toEqual(["enter 1"]);
  });

  it("works within the page if nothing can be stored", async () => {
    drawer.full = true;
    server.online = false;
    const writer = tab();
    await writer.ask(enter(1));
    await writer.ask(enter(2));
    expect(queued(writer)).toEqual(["enter 1", "enter 2"]);
    server.online = true;
    writer.nudge();
    await settle();
    expect(server.texts).toEqual(["enter 1", "enter 2"]);
  });

  it("reports requests that would be lost with the page, until they are sent", async () => {
    server.online = false;
    const writer = tab();
    await writer.ask(enter(1));
    expect(writer.unkept).toBe(false);
    drawer.full = true;
    await writer.ask(enter(2));
    expect(writer.unkept).toBe(true);
    server.online = true;
    writer.nudge();
    await settle();
    expect(writer.unkept).toBe(false);
  });

  it("finds requests that could not be stored again, as long as the page is the same", async () => {
    drawer.full = true;
    server.online = false;
    const before = new PadWriter(server.send, "pad/one");
    const leave = before.begin();
    await before.ask(enter(1));
    leave();
    expect(queued(tab())).toEqual(["enter 1"]);
    expect(new Outbox("pad/other").all()).toEqual([]);
    expect(new Outbox("pad/one").unkept).toBe(true);
    new Outbox("pad/one").clear();
    expect(new Outbox("pad/one").unkept).toBe(false);
  });
});

describe("a refusal in the middle", () => {
  const doubts = [{ key: "scorepad-doubt-sum", about: {} }];

  async function stuck(problem: Partial<Problem>) {
    server.online = false;
    const writer = tab();
    for (const round of [1, 2, 3]) await writer.ask(enter(round));
    server.refusals.set("enter 2", problem);
    server.online = true;
    writer.nudge();
    await settle();
    return writer;
  }

  it("stops the queue: nothing behind it is sent or dropped", async () => {
    const writer = await stuck({ code: "entry-doubtful", doubts });
    expect(server.texts).toEqual(["enter 1"]);
    expect(queued(writer)).toEqual(["enter 2", "enter 3"]);
    expect(writer.refused?.refusal.doubts).toEqual(doubts);
    writer.nudge();
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.texts).toEqual(["enter 1"]);
    expect(server.asked.length).toBe(2);
  });

  it("is resolved by a confirmation with a new id", async () => {
    const writer = await stuck({ code: "entry-doubtful", doubts });
    const { asked } = writer.refused!.waiting;
    const sure = { ...asked.request, sure: true } as PadRequest;
    expect(await writer.instead(asked.id, sure)).toBe("written");
    await settle();
    expect(server.texts).toEqual(["enter 1", "enter 2", "enter 3"]);
    expect(server.written[1]!.id).not.toBe(asked.id);
  });

  it("is resolved if the user discards the request", async () => {
    const stands = { type: "dacapo" as const, left: [1, 0] };
    const writer = await stuck({ code: "round-entered-already", stands });
    expect(writer.refused?.refusal.stands).toEqual(stands);
    writer.drop(writer.refused!.waiting.asked.id);
    await settle();
    expect(server.texts).toEqual(["enter 1", "enter 3"]);
    expect(writer.refused).toBeNull();
  });

  it("is asked again after a reload", async () => {
    await stuck({ code: "entry-doubtful", doubts });
    const after = tab();
    await settle();
    expect(after.refused?.refusal.doubts).toEqual(doubts);
    expect(queued(after)).toEqual(["enter 2", "enter 3"]);
  });

  it("is reported to the caller at once", async () => {
    server.refusals.set("enter 1", { code: "entry-doubtful", doubts });
    const writer = tab();
    expect(await writer.ask(enter(1))).toBe("refused");
    expect(await writer.ask(enter(2))).toBe("waiting");
  });
});

describe("two tabs of the same pad", () => {
  it("send everything once, whichever tab it comes from", async () => {
    server.online = false;
    const [one, other] = [tab(), tab()];
    await one.ask(enter(1));
    await other.ask(enter(2));
    await one.ask(enter(3));
    expect(queued(one)).toEqual(["enter 1", "enter 2", "enter 3"]);
    expect(queued(other)).toEqual(queued(one));
    server.online = true;
    page.dispatchEvent(new Event("online"));
    await settle();
    expect(server.texts).toEqual(["enter 1", "enter 2", "enter 3"]);
    expect([...one.queue, ...other.queue]).toEqual([]);
  });

  it("do not send requests that the other tab has discarded", async () => {
    server.online = false;
    const [one, other] = [tab(), tab()];
    await one.ask(enter(1));
    other.drop(other.queue[0]!.asked.id);
    await settle();
    server.online = true;
    page.dispatchEvent(new Event("online"));
    await settle();
    expect(server.texts).toEqual([]);
  });

  it("ask no question about a request that was discarded on its way", async () => {
    server.refusals.set("enter 1", { code: "round-entered-already" });
    const [one, other] = [tab(), tab(() => new Promise(() => {}))];
    const outcomes = [one.ask(enter(1)), one.ask(enter(2))];
    other.drop(other.queue[0]!.asked.id);
    await settle();
    expect(one.refused).toBeNull();
    expect(await Promise.all(outcomes)).toEqual(["waiting", "written"]);
    expect(server.texts).toEqual(["enter 2"]);
  });

  it("see the same order, even if both took the same place in it", () => {
    for (const ids of [
      ["a", "b"],
      ["b", "a"],
    ]) {
      drawer.clear();
      for (const id of ids) {
        const waiting = { order: 1, asked: { id, request: enter(1) } };
        drawer.setItem(`pad/one/waiting/${id}`, JSON.stringify(waiting));
      }
      expect(new Outbox("pad/one").all().map(({ asked }) => asked.id)).toEqual(["a", "b"]);
    }
  });

  it("share an answer to a question", async () => {
    server.refusals.set("enter 1", { code: "entry-doubtful", doubts: [{ key: "x", about: {} }] });
    const [one, other] = [tab(), tab()];
    await one.ask(enter(1));
    await settle();
    expect(other.refused).not.toBeNull();
    const { asked } = other.refused!.waiting;
    await other.instead(asked.id, { ...asked.request, sure: true } as PadRequest);
    await settle();
    expect(server.texts).toEqual(["enter 1"]);
    expect([one.refused, other.refused, one.queue, other.queue]).toEqual([null, null, [], []]);
  });

  it("live on when one of them is closed", async () => {
    server.online = false;
    const other = tab();
    const closing = new PadWriter(server.send, "pad/one");
    const end = closing.begin();
    await closing.ask(enter(1));
    end();
    server.online = true;
    page.dispatchEvent(new Event("online"));
    await settle();
    expect(server.texts).toEqual(["enter 1"]);
    expect(other.queue).toEqual([]);
  });
});
