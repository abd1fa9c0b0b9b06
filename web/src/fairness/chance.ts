// Sealed chance, computed a second time: docs/fairness.md says how, dacabo/core/chance.py is the
// first. Hashes come from a library, because browsers have none on a plain-HTTP network.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SPAN = 2 ** 32;
const WORDS_NAME = "dacabo/key/1\0";
const SHARES_NAME = "dacabo/key/2\0";
const NO_SHARE = new Uint8Array(32);

/** The seal of a seed, which the table publishes before any share is shown. */
export function commitmentOf(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/**
 * Answers every random event of a match from its seed and the players' shares, or, in old matches
 * without seals, their words.
 */
export class Sealed {
  readonly key: Uint8Array;

  constructor(seed: Uint8Array, words: readonly string[], shares: readonly (string | null)[] = []) {
    this.key = sha256(
      shares.some((share) => share !== null)
        ? concatBytes(utf8ToBytes(SHARES_NAME), seed, ...shares.map(bytesOf))
        : concatBytes(utf8ToBytes(WORDS_NAME), seed, ...words.flatMap(measured)),
    );
  }

  /** Fisher and Yates, from the last place down; the first is the top card. */
  order(label: string, size: number): number[] {
    const numbers = this.#numbers(label);
    const order = Array.from({ length: size }, (_, index) => index);
    for (let last = size - 1; last > 0; last -= 1) {
      const chosen = below(last + 1, numbers);
      [order[last], order[chosen]] = [order[chosen]!, order[last]!];
    }
    return order;
  }

  lot(label: string, size: number): number {
    return below(size, this.#numbers(label));
  }

  /** The endless sequence of 32-bit numbers of a label. */
  *#numbers(label: string): Generator<number, never> {
    const name = utf8ToBytes(`${label}\0`);
    for (let block = 0; ; block += 1) {
      const bytes = hmac(sha256, this.key, concatBytes(name, u32(block)));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
    }
  }
}

/** Discard numbers until one is in the range in which all remainders are equally likely. */
function below(size: number, numbers: Generator<number, never>): number {
  const fair = SPAN - (SPAN % size);
  let number = numbers.next().value;
  while (number >= fair) number = numbers.next().value;
  return number % size;
}

function bytesOf(share: string | null): Uint8Array {
  return share === null ? NO_SHARE : hexToBytes(share);
}

function measured(word: string): Uint8Array[] {
  const bytes = utf8ToBytes(word.normalize("NFC"));
  return [u32(bytes.length), bytes];
}

function u32(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
