// A player's share in the shuffle (docs/fairness.md): drawn here, sealed, and not shown before all
// are sealed.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SHARE_NAME = "dacabo/share/1\0";
const SALT_BYTES = 32;
const WORD_BYTES = 200;

/** The parts of a share; the salt is in hex. */
export interface Secret {
  word: string;
  salt: string;
}

export function newSecret(word: string): Secret {
  return {
    word: usable(word),
    salt: bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
  };
}

/** The share, in hex. */
export function shareOf({ word, salt }: Secret): string {
  const text = utf8ToBytes(word.normalize("NFC"));
  return bytesToHex(sha256(concatBytes(utf8ToBytes(SHARE_NAME), hexToBytes(salt), text)));
}

/** The public hash of a share. */
export function sealOf(share: string): string {
  return bytesToHex(sha256(hexToBytes(share)));
}

/** A word in a form that hashes the same everywhere: well-formed, normalised and bounded. */
export function usable(word: string): string {
  const whole = new TextDecoder().decode(utf8ToBytes(word.normalize("NFC")));
  const letters = [...whole];
  while (utf8ToBytes(letters.join("")).length > WORD_BYTES) letters.pop();
  return letters.join("");
}
