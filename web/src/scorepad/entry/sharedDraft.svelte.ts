// A round that several phones are about to enter: their writers, and the parts that they have sent.
// None of it is on the pad yet; the server only passes it on.
import type { Draft, Drafts, Hand, PadEntry } from "../../generated/protocol";
import { writeStored, readStored } from "../../app/settings.svelte";

/** The interval at which a writing phone reports itself. */
const REPEAT_MS = 4_000;
/** The silence after which a phone is forgotten: phones fall asleep. */
const FORGET_MS = 10_000;

interface Mine {
  round: number;
  seat: number;
  entry: PadEntry;
}

export class SharedDraft {
  /** The names of other writers, some of them empty. */
  writers = $state.raw<readonly string[]>([]);
  hands = $state.raw<readonly Hand[]>([]);
  /** The round that these parts belong to. */
  round = $state(0);

  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly say: (draft: Draft) => void,
    private readonly storageKey: string,
    /** The id of the pad's match, if it has one. */
    private readonly pad = "",
  ) {}

  hear({ round, writers, hands }: Drafts): void {
    clearTimeout(this.#forget);
    this.round = round;
    this.writers = writers;
    this.hands = hands;
    if (writers.length) this.#forget = setTimeout(() => (this.writers = []), FORGET_MS);
  }

  /** Report that somebody enters a round here, until the returned function is called. */
  writing(round: number, by: string): () => void {
    const tell = () => this.say({ type: "draft", pad: this.pad, round, by });
    tell();
    const again = setInterval(tell, REPEAT_MS);
    return () => {
      clearInterval(again);
      this.say({ type: "draft", pad: this.pad, round: 0, by });
    };
  }

  /** Send a player's own part; null withdraws it. */
  lay(round: number, seat: number, by: string, entry: PadEntry | null): void {
    writeStored(this.#key, entry && ({ round, seat, entry } satisfies Mine));
    this.say({ type: "draft", pad: this.pad, round, by, seat, entry });
  }

  /** The part that this phone sent for a round. */
  mine(round: number): Mine | null {
    const mine = readStored<Mine | null>(this.#key, null);
    return mine?.round === round ? mine : null;
  }

  /** Send this phone's part again after a reconnection: the server may have forgotten it. */
  again(round: number, by: string): void {
    const mine = this.mine(round);
    const known = this.round === round && this.hands.some(({ seat }) => seat === mine?.seat);
    if (mine && !known) this.lay(round, mine.seat, by, mine.entry);
  }

  get #key(): string {
    return `${this.storageKey}/hand`;
  }
}
