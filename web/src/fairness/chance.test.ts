// The browser's chance gives the values that every implementation must give.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import page from "../../../docs/fairness-vectors.json?raw";
import { commitmentOf, Sealed } from "./chance";

interface Vector {
  what: string;
  seed: string;
  words: string[];
  commitment: string;
  key: string;
  shuffles: [label: string, size: number, order: number[]][];
  lots: [label: string, size: number, lot: number][];
}

const vectors = JSON.parse(page) as Vector[];

describe.each(vectors)("$what", (vector) => {
  const seed = hexToBytes(vector.seed);
  const sealed = new Sealed(seed, vector.words);

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
