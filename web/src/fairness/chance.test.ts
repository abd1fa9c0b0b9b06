// The browser's chance gives the values that every implementation must give.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import page from "../../../docs/fairness-vectors.json?raw";
import { commitmentOf, Sealed } from "./chance";
import { sealOf, shareOf } from "./share";

interface Vector {
  what: string;
  seed: string;
  words?: string[];
  players?: ({ salt: string; word: string; share: string; seal: string } | null)[];
  commitment: string;
  key: string;
  shuffles: [label: string, size: number, order: number[]][];
  lots: [label: string, size: number, lot: number][];
}

const vectors = JSON.parse(page) as Vector[];

describe.each(vectors)("$what", (vector) => {
  const seed = hexToBytes(vector.seed);
  const players = vector.players ?? [];
  const shares = players.map((player) => player && player.share);
  const sealed = new Sealed(seed, vector.words ?? [], shares);

  it("has the shares and the seals of the page", () => {
    for (const player of players) {
      if (!player) continue;
      expect(shareOf(player)).toBe(player.share);
      expect(sealOf(player.share)).toBe(player.seal);
    }
  });

  it("has the commitment and the key of the page", () => {
    expect(commitmentOf(seed)).toBe(vector.commitment);
    expect(bytesToHex(sealed.key)).toBe(vector.key);
  });

  it.each(vector.shuffles)("shuffles %s of %i cards as the page does", (label, size, order) => {
    expect(sealed.order(label, size)).toEqual(order);
  });

  it.each(vector.lots)("draws the lot %s among %i as the page does", (label, size, lot) => {
    expect(sealed.lot(label, size)).toBe(lot);
  });
});
