// This browser's part in the shuffle of a table: seals a share, shows it when all seals are closed,
// and checks that the other shares match their seals.
import type { Reveal, Seal, SpokenWord, TableView } from "../generated/protocol";
import { fresh, storeShare, storedShare, type Kept, type Witness } from "./shareStorage";
import { newSecret, sealOf, shareOf, type Secret } from "./share";

/** Broken: a share does not match its seal. Without me: this browser's share is not in the key. */
export type Verdict = "kept" | "broken" | "without-me";

/** The number of shares that may be on their way to the table. */
const MAX_SECRETS = 8;

export class Sealing {
  /** My word, while it is secret. */
  word = $state("");
  verdict = $state<Verdict | null>(null);
  /** The words of all, as told with the cards. */
  spoken = $state.raw<readonly SpokenWord[]>([]);
  /** The seal of the table before the deal, if this browser saw it. */
  witness = $state.raw<Witness | null>(null);

  #kept: Kept | null = null;
  /** The last request, with its seal and seat: it is sent only once. */
  #asked = "";

  constructor(private readonly code: string) {}

  /** Follow the table, and return the requests to make. */
  follow(table: TableView, seat: number | null): Seal | Reveal | null {
    const before = storedShare(this.code) ?? this.#kept;
    const kept = this.#current(table, before);
    let asked: Seal | Reveal | null = null;
    switch (table.phase) {
      case "open":
        this.verdict = null;
        this.spoken = [];
        if (kept.witness) Object.assign(kept, fresh(kept.match, kept.calledOff, wordOf(kept)));
        asked = this.#seal(table, seat, kept);
        break;
      case "shuffling":
        asked = this.#reveal(table, seat, kept);
        break;
      default:
        this.#check(table, seat, kept);
    }
    this.#kept = kept;
    this.word = kept.secrets.at(-1)?.word ?? "";
    this.witness = kept.witness;
    if (JSON.stringify(kept) !== JSON.stringify(before)) storeShare(this.code, kept);
    return asked;
  }

  /** Draw another share, with this word. */
  give(word: string): Seal | null {
    const kept = this.#kept;
    if (!kept?.secrets.length) return null;
    const secret = newSecret(word);
    // An earlier one counts if the seals are closed right now.
    kept.secrets = [...kept.secrets, secret].slice(-MAX_SECRETS);
    storeShare(this.code, kept);
    this.word = secret.word;
    return { type: "seal", seal: sealOf(shareOf(secret)) };
  }

  /** Note that the last request was refused. */
  askAgain(): void {
    this.#asked = "";
  }

  /** Check the published words: each must match its owner's seal. */
  hear(words: readonly SpokenWord[]): void {
    const seals = this.witness?.seals;
    if (!seals) return;
    this.spoken = words.filter((word) => sealOf(shareOf(word)) === seals[word.seat]);
    if (this.spoken.length < words.length) this.verdict = "broken";
  }

  /** Each start has its own shares; a word stays unless it caused another start. */
  #current({ match, called_off: calledOff, phase }: TableView, before: Kept | null): Kept {
    if (before?.match === match && before.calledOff === calledOff) return { ...before };
    const word = before?.match === match ? wordOf(before) : "";
    const kept = fresh(match, calledOff, word);
    return phase === "open" || phase === "shuffling" ? kept : { ...kept, secrets: [] };
  }

  #seal(table: TableView, seat: number | null, kept: Kept): Seal | null {
    const chair = seat === null ? undefined : table.chairs[seat];
    const secret = kept.secrets.at(-1);
    if (!chair || !secret) {
      this.#asked = "";
      return null;
    }
    const seal = sealOf(shareOf(secret));
    const first = !kept.seated;
    kept.seated = true;
    // A seal of another device of mine stays: the two must not replace each other for ever.
    if (chair.seal === seal || (chair.seal && !first)) {
      this.#asked = "";
      return null;
    }
    return this.#isNew(`seal ${seal} ${seat}`) ? { type: "seal", seal } : null;
  }

  #reveal(table: TableView, seat: number | null, kept: Kept): Reveal | null {
    const now: Witness = {
      commitment: table.commitment,
      seals: table.chairs.map((chair) => chair.seal),
    };
    kept.witness ??= now;
    if (JSON.stringify(kept.witness) !== JSON.stringify(now)) {
      this.verdict = "broken";
      return null;
    }
    const chair = seat === null ? undefined : table.chairs[seat];
    if (!chair) return null;
    kept.seated = true;
    const secret = kept.secrets.find((one) => sealOf(shareOf(one)) === chair.seal);
    if (!secret) return null;
    kept.shown ||= chair.shown;
    const asks = !chair.shown && this.#isNew(`reveal ${chair.seal} ${seat}`);
    return asks ? { type: "reveal", ...secret } : null;
  }

  #isNew(asked: string): boolean {
    const before = this.#asked;
    this.#asked = asked;
    return before !== asked;
  }

  #check(table: TableView, seat: number | null, kept: Kept): void {
    const mine = seat === null ? undefined : table.chairs[seat];
    if (kept.witness && !keepsTo(table, kept.witness)) this.verdict = "broken";
    else if (kept.secrets.length && kept.seated && mine && !isAmong(kept.secrets, mine.share)) {
      this.verdict = "without-me";
    } else if (kept.witness) this.verdict ??= "kept";
    kept.secrets = [];
  }
}

function wordOf({ secrets, shown, witness }: Kept): string {
  return witness && !shown ? "" : (secrets.at(-1)?.word ?? "");
}

function isAmong(secrets: readonly Secret[], share: string | null): boolean {
  return secrets.some((secret) => shareOf(secret) === share);
}

/** Whether all shares match their seals; a player who has left the seat no longer has one. */
function keepsTo({ commitment, chairs }: TableView, witness: Witness): boolean {
  const same = chairs.every(({ player, level, share }, seat) => {
    if (!player && !level) return true;
    const seal = witness.seals[seat] ?? null;
    return (share && sealOf(share)) === seal;
  });
  return same && commitment === witness.commitment;
}
