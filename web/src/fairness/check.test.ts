// Records of real matches are verified; every change in one of them is found.
import { describe, expect, it } from "vitest";
import { check, type Told } from "./check";
import { readRecord } from "./record";
import { sealOf } from "./share";

const EXAMPLES = import.meta.glob<string>("../../../tests/records/examples/*.dacabo", {
  query: "?raw",
  import: "default",
  eager: true,
});

function example(name: string): string {
  return EXAMPLES[`../../../tests/records/examples/${name}.dacabo`] ?? "";
}

function toldOf(text: string, deck: number): Told {
  const { commitment, shares } = readRecord(text);
  const seals = shares.map((share) => share && sealOf(share));
  return { commitment: commitment ?? "", seals, winners: [], deck };
}

const PROVEN = [
  { name: "cabo-original", shuffles: 1, lots: 1, deck: 52 },
  { name: "cabo-dutch", shuffles: 2, lots: 1, deck: 54 },
  { name: "cabo-tournament", shuffles: 4, lots: 1, deck: 52 },
  { name: "dacapo-match", shuffles: 15, lots: 1, deck: 165 },
  { name: "cabo-shares", shuffles: 1, lots: 1, deck: 52 },
];

describe.each(PROVEN)("$name", ({ name, shuffles, lots, deck }) => {
  const text = example(name);
  const told = toldOf(text, deck);

  it("is proven, with every shuffle and lot counted", () => {
    expect(check(text, told)).toEqual({ verdict: "proven", shuffles, lots });
    expect(check(text)).toEqual({ verdict: "proven", shuffles, lots });
  });

  it("finds two cards that were swapped in the last shuffle", () => {
    const at = text.lastIndexOf("shuffled ");
    const forged =
      text.slice(0, at) + text.slice(at).replace(/shuffled (\d+),(\d+)/, "shuffled $2,$1");
    expect(check(forged, told)).toMatchObject({ verdict: "differs" });
  });

  it("finds a lot that chose another player", () => {
    const forged = text.replace(/lot (\d)/, (_, lot) => `lot ${lot === "0" ? 1 : 0}`);
    const label = name.startsWith("cabo") ? "round/1/starter" : "round/1/dealer";
    expect(check(forged, told)).toEqual({ verdict: "differs", label });
  });

  it("finds another seed, another word, another commitment and another deck", () => {
    const seed = text.replace(/Seed: ../, "Seed: 00");
    expect(check(seed, told)).toEqual({ verdict: "other-seed" });
    const added = text.replace(/Words: a="/, 'Words: a="x').replace(/Shares: a=../, "Shares: a=ff");
    expect(check(added)).toMatchObject({ verdict: "differs" });
    const commitment = { ...told, commitment: "0".repeat(64) };
    expect(check(text, commitment)).toEqual({ verdict: "other-seal" });
    expect(check(text, { ...told, deck: deck - 1 })).toMatchObject({ verdict: "differs" });
  });

  it("does not ask for the share of a player who has left the seat", () => {
    const seals = told.seals.map((seal, seat) => (seat ? seal : undefined));
    expect(check(text, { ...told, seals })).toMatchObject({ verdict: "proven" });
  });

  it("finds a player whose seal differs from the share, or is missing", () => {
    const seals = told.seals.map((seal, seat) => (seat ? seal : "0".repeat(64)));
    expect(check(text, { ...told, seals })).toEqual({ verdict: "other-seal" });
  });

  it("finds a deal that is missing", () => {
    const forged = text.replace(/; shuffled [\d,]+/, "");
    expect(check(forged, told)).toEqual({ verdict: "differs", label: "round/1/deal" });
  });
});

it("says nothing of a match without a seed, nor of what is no record", () => {
  expect(check(example("running"))).toEqual({ verdict: "unknown" });
  expect(check(example("by-hand"))).toEqual({ verdict: "unknown" });
  expect(check("")).toEqual({ verdict: "unknown" });
  expect(check("Dacabo record 1\n")).toEqual({ verdict: "unknown" });
});

it("finds shares that were left out, made up, or that cannot be read", () => {
  const text = example("cabo-shares");
  const told = toldOf(text, 52);
  const words = text.replace(/Shares: .*/, 'Words: a="" b="" c=""');
  expect(check(words, told)).toEqual({ verdict: "other-seal" });
  expect(check(words)).toMatchObject({ verdict: "differs" });
  const moved = text.replace(/(Shares: .*) c=/, "$1 b=");
  expect(check(moved, told)).toEqual({ verdict: "other-seal" });
  expect(check(text.replace(/(Shares: .*) c=/, "$1 c=x"))).toEqual({ verdict: "unknown" });
});
