// A browser seals without being asked, shows its share only when all seals are closed, never the
// same one twice, and detects what does not match its seal.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tableOptions } from "../rules/initialOptions";
import type { ChairView, TableView } from "../generated/protocol";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const { Sealing } = await import("./sealing.svelte");
const { sealAhead } = await import("./shareStorage");
const { newSecret, sealOf, shareOf, usable } = await import("./share");

const CODE = "K7Q2MX";
const PROMISED = "ab".repeat(32);
const HERS = newSecret("hers");
const HER_SHARE = shareOf(HERS);

function chair(player: string, more: Partial<ChairView> = {}): ChairView {
  const nothing = { seal: null, shown: false, share: null, won: 0 };
  return { player, name: player, level: null, character: null, ready: true, ...nothing, ...more };
}

function table(phase: TableView["phase"], mine: Partial<ChairView>, more = {}): TableView {
  const others = {
    open: { seal: sealOf(HER_SHARE) },
    shuffling: { seal: sealOf(HER_SHARE), shown: true },
  }[String(phase)] ?? { seal: sealOf(HER_SHARE), shown: true, share: HER_SHARE };
  return {
    code: CODE,
    options: tableOptions("cabo", "original", 2),
    host: "ana",
    assigned: false,
    chairs: [chair("ana", mine), chair("eve", others)],
    phase,
    match: 1,
    commitment: PROMISED,
    seed: null,
    called_off: 0,
    silent: [],
    ...more,
  };
}

function sealShare(sealing: InstanceType<typeof Sealing>, more = {}): string {
  const asked = sealing.follow(table("open", {}, more), 0);
  if (asked?.type !== "seal") throw new Error("nothing was sealed");
  return asked.seal;
}

function showShare(sealing: InstanceType<typeof Sealing>, seal: string, more = {}) {
  const asked = sealing.follow(table("shuffling", { seal }, more), 0);
  if (asked?.type !== "reveal") throw new Error("nothing was shown");
  return asked;
}

function dealt(sealing: InstanceType<typeof Sealing>, seal: string, share: string, more = {}) {
  sealing.follow(table("playing", { seal, shown: true, share }, more), 0);
  return sealing.verdict;
}

beforeEach(() => storage.clear());

describe("a browser at a table", () => {
  it("seals its own share once, as soon as a player sits there", () => {
    const sealing = new Sealing(CODE);
    expect(sealing.follow(table("open", {}), null)).toBeNull();
    const seal = sealShare(sealing);
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(sealing.follow(table("open", {}), 0)).toBeNull();
    expect(sealing.follow(table("open", { seal }), 0)).toBeNull();
    expect(sealShare(new Sealing("OTHER1"))).not.toBe(seal);
  });

  it("shows its share only when the seals are closed, and finds all shares valid", () => {
    const sealing = new Sealing(CODE);
    const seal = sealShare(sealing);
    const { word, salt } = showShare(sealing, seal);
    expect(word).toBe("");
    const share = shareOf({ word, salt });
    expect(sealOf(share)).toBe(seal);
    expect(dealt(sealing, seal, share)).toBe("kept");
    expect([...storage.values()].join()).not.toContain(salt);
    expect(sealing.witness).toEqual({ commitment: PROMISED, seals: [seal, sealOf(HER_SHARE)] });
  });

  it("still shows its share after a reload", () => {
    const seal = sealShare(new Sealing(CODE));
    const { word, salt } = showShare(new Sealing(CODE), seal);
    expect(showShare(new Sealing(CODE), seal)).toEqual({ type: "reveal", word, salt });
    expect(dealt(new Sealing(CODE), seal, shareOf({ word, salt }))).toBe("kept");
  });

  it("takes another word until then, and keeps the one before if it came too late", () => {
    const sealing = new Sealing(CODE);
    const first = sealShare(sealing);
    const second = sealing.give("tea")?.seal ?? "";
    expect(second).not.toBe(first);
    expect(sealing.word).toBe("tea");
    expect(showShare(sealing, first).word).toBe("");
    storage.clear();
    const again = new Sealing(CODE);
    sealShare(again);
    const given = again.give("tea")?.seal ?? "";
    expect(showShare(again, given).word).toBe("tea");
  });

  it("never shows one share under two seals of the table", () => {
    const sealing = new Sealing(CODE);
    const seal = sealShare(sealing);
    showShare(sealing, seal);
    const other = table("shuffling", { seal }, { commitment: "cd".repeat(32) });
    expect(sealing.follow(other, 0)).toBeNull();
    expect(sealing.verdict).toBe("broken");
    // Nor after the table says that nothing has happened.
    expect(sealShare(sealing)).not.toBe(seal);
    const off = { called_off: 1, commitment: "cd".repeat(32) };
    const next = sealShare(sealing, off);
    expect(next).not.toBe(seal);
    expect(sealing.follow(table("shuffling", { seal }, off), 0)).toBeNull();
  });

  it("keeps its word when somebody else caused the cancelled start", () => {
    const sealing = new Sealing(CODE);
    sealShare(sealing);
    const seal = sealing.give("tea")?.seal ?? "";
    showShare(sealing, seal);
    sealing.follow(table("shuffling", { seal, shown: true }), 0);
    const next = sealShare(sealing, { called_off: 1 });
    expect(next).not.toBe(seal);
    expect(showShare(sealing, next, { called_off: 1 }).word).toBe("tea");
  });

  it("finds a promise, a seal or a share that changed after it had shown its own", () => {
    for (const change of [
      { commitment: "cd".repeat(32) },
      { share: shareOf(newSecret("")) },
      { share: null },
    ]) {
      storage.clear();
      const sealing = new Sealing(CODE);
      const seal = sealShare(sealing);
      const mine = shareOf(showShare(sealing, seal));
      const after = table("playing", { seal, shown: true, share: mine });
      const eve = after.chairs[1]!;
      const changed =
        "share" in change
          ? { chairs: [after.chairs[0]!, { ...eve, share: change.share }] }
          : change;
      sealing.follow({ ...after, ...changed }, 0);
      expect(sealing.verdict).toBe("broken");
    }
  });

  it("reports that its share was left out, but not if it never took part", () => {
    const sealing = new Sealing(CODE);
    const seal = sealShare(sealing);
    sealing.follow(table("open", { seal }), 0);
    sealing.follow(table("playing", {}), 0);
    expect(sealing.verdict).toBe("without-me");
    storage.clear();
    const late = new Sealing(CODE);
    late.follow(table("playing", {}), 0);
    expect(late.verdict).toBeNull();
  });

  it("leaves the seal of another device of the same person alone", () => {
    const phone = new Sealing(CODE);
    sealShare(phone);
    const tablet = "ef".repeat(32);
    storage.clear();
    expect(phone.follow(table("open", { seal: tablet }), 0)).toBeNull();
    expect(phone.follow(table("shuffling", { seal: tablet }), 0)).toBeNull();
  });

  it("seals ahead for a table that it has not seen yet, but not for one that has begun", () => {
    const seal = sealAhead(CODE);
    const sealing = new Sealing(CODE);
    const { word, salt } = showShare(sealing, seal ?? "");
    expect(dealt(sealing, seal ?? "", shareOf({ word, salt }))).toBe("kept");
    expect(sealAhead(CODE)).toBeNull();
  });

  it("publishes only the words that match a seal", () => {
    const sealing = new Sealing(CODE);
    const seal = sealShare(sealing);
    const mine = showShare(sealing, seal);
    const words = [
      { seat: 0, word: mine.word, salt: mine.salt },
      { seat: 1, ...HERS },
    ];
    sealing.hear(words);
    expect(sealing.spoken).toEqual(words);
    expect(sealing.verdict).toBeNull();
    sealing.hear([{ seat: 1, word: "not hers", salt: HERS.salt }]);
    expect(sealing.spoken).toEqual([]);
    expect(sealing.verdict).toBe("broken");
  });
});

it("turns any word into one that hashes the same everywhere", () => {
  expect(usable("e\u0301")).toBe("\u00e9");
  expect(usable("a\ud800b")).toBe("a\ufffdb");
  expect(usable("x".repeat(300))).toHaveLength(200);
  expect(usable("🂡".repeat(60))).toBe("🂡".repeat(50));
});
