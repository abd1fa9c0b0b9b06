// Whether a match can be played with the current options. The server decides.
import { checkRules } from "../generated/requests/room";
import { Refusal } from "../app/http";
import type { Options } from "../generated/protocol";
import type { Draft } from "./draft.svelte";

const PAUSE_MS = 250;

/** The options that a refusal is about. */
const CONCERNS: Record<string, readonly string[]> = {
  "more-looks-than-cards": ["looks", "cards"],
  "jokers-need-french-cards": ["jokers", "deck"],
  "call-below-needs-dutch-scoring": ["call_below", "scoring"],
  "one-by-one-needs-sets": ["one_by_one", "sets"],
  "match-without-end": ["limit", "rounds", "minutes"],
  "too-few-cards": ["players", "cards"],
  "deck-too-small": ["players", "stack", "hand", "copies"],
  "number-of-players": ["players"],
};

export class RuleValidation {
  /** The reason why it is impossible, in a sentence. */
  refusal = $state.raw<Refusal | null>(null);
  /** The possible numbers of players. */
  players = $state.raw<readonly number[]>([]);
  #asked = 0;

  /** Follow a draft while a component is mounted. Call during its initialisation. */
  follow(draft: () => Draft | null): void {
    $effect(() => {
      const now = draft();
      if (!now) return;
      const asked = ++this.#asked;
      if (!now.changed) {
        this.refusal = null;
        this.players = now.rules.players;
        return;
      }
      const { options } = now;
      const numbers = [...new Set(now.offer.presets.flatMap(({ players }) => players))];
      const pause = setTimeout(() => void this.#examine(options, numbers, asked), PAUSE_MS);
      return () => clearTimeout(pause);
    });
  }

  concerns(option: string): boolean {
    return this.refusal !== null && (CONCERNS[this.refusal.code]?.includes(option) ?? false);
  }

  /** Ask about each number of players, because it depends on the house rules. */
  async #examine(options: Options, numbers: readonly number[], asked: number): Promise<void> {
    const refusals = await Promise.all(
      numbers.map((players) => refusalOf({ ...options, players })),
    );
    if (asked !== this.#asked) return;
    const possible = numbers.filter((_, index) => !refusals[index]);
    this.players = possible.length ? possible : numbers;
    this.refusal = refusals[numbers.indexOf(options.players)] ?? null;
  }
}

async function refusalOf(options: Options): Promise<Refusal | null> {
  try {
    await checkRules(options);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
