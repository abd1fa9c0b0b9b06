// A request to a tournament takes effect once, however often the connection breaks.
import { afterEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../app/http";
import type { EventAsk } from "../../generated/protocol";
import { EventClient } from "./eventClient";

const DRAW = { type: "draw" } as const;
const sent: EventAsk[] = [];

/** Gives these answers one after the other; null is a broken connection. */
function server(...answers: (Response | null)[]): EventClient {
  sent.length = 0;
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("fetch", (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as EventAsk);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("offline"));
  });
  return new EventClient("key");
}

const done = () => Response.json({ number: 7, key: null });
const refused = (code: string, status: number) =>
  Response.json({ code, about: {}, message: code }, { status });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a request", () => {
  it("is repeated with the same id until there is an answer, and reports that it waits", async () => {
    vi.useFakeTimers();
    const client = server(null, null, done());
    const waiting = vi.fn();
    const asked = client.ask(DRAW, waiting);
    await vi.runAllTimersAsync();
    expect((await asked).number).toBe(7);
    expect(waiting).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it("keeps its id if it may have been carried out", async () => {
    const client = server(refused("server-failed", 500), done(), done());
    await expect(client.ask(DRAW)).rejects.toThrow(Refusal);
    await client.ask(DRAW);
    await client.ask(DRAW);
    const [first, again, another] = sent.map(({ id }) => id);
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  it("ends with a refusal", async () => {
    const client = server(refused("draft-open", 409), done());
    await expect(client.ask(DRAW)).rejects.toMatchObject({ code: "draft-open" });
    await client.ask(DRAW);
    expect(sent[1]?.id).not.toBe(sent[0]?.id);
  });

  it("ends when its page is left", async () => {
    const client = server(null);
    client.leave();
    await expect(client.ask(DRAW)).rejects.toMatchObject({ code: "offline" });
  });
});
