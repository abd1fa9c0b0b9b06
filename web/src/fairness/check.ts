// Checks in this browser whether the cards of a match are those that its seal promised.
import { hexToBytes } from "@noble/hashes/utils.js";
import { commitmentOf, Sealed } from "./chance";
import { sealOf } from "./share";
import { readRecord, Unreadable, type ChanceRecord, type Drawn } from "./record";

/** The facts that this browser learned during the match, independently of the record. */
export interface Told {
  commitment: string;
  /**
   * The seals of all seats, null for none; undefined for players who have left their seats since.
   */
  seals: readonly (string | null | undefined)[];
  /** The winners of each round: a lot among them may decide who begins the next. */
  winners: readonly (readonly number[])[];
  /** The number of cards in the deck. */
  deck: number;
}

export type Checked =
  | { verdict: "proven"; shuffles: number; lots: number }
  /** The seed is not the one that the table committed to. */
  | { verdict: "other-seed" }
  /** The record names another commitment, or shares that do not match the seals. */
  | { verdict: "other-seal" }
  /** This event does not follow from seed and shares. */
  | { verdict: "differs"; label: string }
  /** There is no seed to check with, or no record that this app can read. */
  | { verdict: "unknown" };

export function check(text: string, told?: Told): Checked {
  try {
    return checkRecord(readRecord(text), told);
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError) return { verdict: "unknown" };
    throw error;
  }
}

function checkRecord(record: ChanceRecord, told: Told | undefined): Checked {
  const sealedShares = record.shares.some((share) => share !== null);
  if (!record.seed || !record.commitment) return { verdict: "unknown" };
  if (!sealedShares && record.words.length !== record.players) return { verdict: "unknown" };
  if (!/^[0-9a-f]{64}$/.test(record.seed)) return { verdict: "unknown" };
  const seed = hexToBytes(record.seed);
  if (commitmentOf(seed) !== record.commitment) return { verdict: "other-seed" };
  if (told && !isSealedAsTold(record, told)) return { verdict: "other-seal" };
  const sealed = new Sealed(seed, record.words, record.shares);
  const strange = record.drawn.find((drawn) => !follows(drawn, sealed, record, told));
  if (strange) return { verdict: "differs", label: strange.label };
  const missing = roundWithoutDeal(record);
  if (missing) return { verdict: "differs", label: `round/${missing}/deal` };
  const lots = record.drawn.filter(({ lot }) => lot !== undefined).length;
  return { verdict: "proven", lots, shuffles: record.drawn.length - lots };
}

function isSealedAsTold(record: ChanceRecord, told: Told): boolean {
  const shares = record.shares.every((share, seat) => {
    const seal = told.seals[seat];
    return seal === undefined || (share && sealOf(share)) === seal;
  });
  return record.commitment === told.commitment && shares;
}

function follows(
  { label, round, order, lot }: Drawn,
  sealed: Sealed,
  record: ChanceRecord,
  told: Told | undefined,
): boolean {
  if (lot !== undefined) {
    const size = candidates(record, round, told);
    return size > 1 && sealed.lot(label, size) === lot;
  }
  const found = order ?? [];
  if (told && label.endsWith("/deal") && found.length !== told.deck) return false;
  const expected = sealed.order(label, found.length);
  return expected.every((card, index) => card === found[index]);
}

/** The number of candidates of a lot: all at first, then those who tied in winning a round. */
function candidates(record: ChanceRecord, round: number, told: Told | undefined): number {
  if (round === 1) return record.players;
  const points = record.points[round - 2] ?? [];
  const totals = record.totals[round - 2] ?? [];
  const least = Math.min(...points);
  const winners =
    told?.winners[round - 2] ?? points.flatMap((won, seat) => (won === least ? [seat] : []));
  const standing = winners.map((seat) => totals[seat] ?? 0);
  const lowest = Math.min(...standing);
  return standing.filter((total) => total === lowest).length;
}

function roundWithoutDeal(record: ChanceRecord): number {
  const dealt = new Set(
    record.drawn.filter(({ label }) => label.endsWith("/deal")).map(({ round }) => round),
  );
  for (let round = 1; round <= Math.max(1, record.rounds); round += 1) {
    if (!dealt.has(round)) return round;
  }
  return 0;
}
