// What is asked of an event happens once, however often the line breaks.
import { afterEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../app/http";
import type { EventAsk } from "../../generated/protocol";
import { EventClient } from "./eventClient";

const DRAW = { type: "draw" } as const;
const sent: EventAsk[] = [];

/** One answer after the other: null is a broken line. */
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

describe("whoever asks", () => {
  it("asks again by the same name until somebody answers, and says that it waits", async () => {
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

  it("keeps the name of a request that may have been done", async () => {
    const client = server(refused("server-failed", 500), done(), done());
    await expect(client.ask(DRAW)).rejects.toThrow(Refusal);
    await client.ask(DRAW);
    await client.ask(DRAW);
    const [first, again, another] = sent.map(({ id }) => id);
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  it("takes a refusal for an answer", async () => {
    const client = server(refused("draft-open", 409), done());
    await expect(client.ask(DRAW)).rejects.toMatchObject({ code: "draft-open" });
    await client.ask(DRAW);
    expect(sent[1]?.id).not.toBe(sent[0]?.id);
  });

  it("gives up when it is left", async () => {
    const client = server(null);
    client.leave();
    await expect(client.ask(DRAW)).rejects.toMatchObject({ code: "offline" });
  });
});
