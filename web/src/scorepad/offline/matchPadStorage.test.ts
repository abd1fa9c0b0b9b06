// Pads of matches that were decided before everything was sent.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PadRequest } from "../../generated/protocol";
import { firstNames, latePads, storageOfMatch } from "./matchPadStorage";
import { Outbox } from "./outbox";

const request: PadRequest = { type: "enter", round: 1, entry: { type: "dacapo", left: [0, 4] } };
const put = (storageKey: string) =>
  new Outbox(storageKey).put({ order: 1, asked: { id: "a", request, by: "" } });

const before = storageOfMatch("KEY", "21-1", ["Ana", "Bo B."]);
const now = storageOfMatch("KEY", "33-1", ["Ana", "Cleo"]);

/** A private window, which stores everything only as long as the page is open. */
beforeEach(() => vi.stubGlobal("localStorage", null));

afterEach(() => {
  for (const storageKey of [before, now]) new Outbox(storageKey).clear();
  vi.unstubAllGlobals();
});

describe("a pad with unsent entries", () => {
  it("is found with its match and its names, unless it is the current pad", () => {
    put(before);
    put(now);
    const late = { storageKey: before, match: "21-1", names: ["Ana", "Bo B."] };
    expect(latePads("KEY", now)).toEqual([late]);
    expect(latePads("KEY", null).map(({ match }) => match)).toEqual(["21-1", "33-1"]);
  });

  it("belongs to one writer, and is gone once it is discarded", () => {
    put(before);
    expect(latePads("OTHER", null)).toEqual([]);
    expect(latePads("KE", null)).toEqual([]);
    new Outbox(before).clear();
    expect(latePads("KEY", null)).toEqual([]);
  });

  it("is also found in the storage of the browser", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      get length() {
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    put(before);
    kept.set(`${now}/draft`, "{}");
    expect(latePads("KEY", null).map(({ storageKey }) => storageKey)).toEqual([before]);
  });
});

it("is known by the names that it was opened with", () => {
  const renamed = (old: string, name: string) => ({
    ...{ said: { key: "scorepad-renamed", about: { old, new: name } } },
  });
  const history = [
    { said: { key: "scorepad-opened", about: {} } },
    ...[renamed("Bo", "Boris"), renamed("Ana", "Bo"), renamed("Boris", "Ana")],
  ] as never;
  expect(firstNames({ names: ["Bo", "Ana"], history })).toEqual(["Ana", "Bo"]);
});
