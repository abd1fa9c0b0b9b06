// The number of cards that each player has left.
import type { PadDacapoEntry, PadEntry } from "../../../protocol";
import { EntryDraft, type KeptDraft, type Missing } from "../../../scorepad/entryDraft.svelte";

const HIGHEST = 200;

export class DacapoDraft extends EntryDraft {
  constructor(players: number, entry: PadDacapoEntry | null = null) {
    super(players, { text: "" });
    if (entry) this.fill({ lines: entry.left.map((count) => ({ text: String(count) })) });
  }

  get kept(): KeptDraft {
    return { lines: this.lines };
  }

  get missing(): Missing | null {
    return this.missingNumber(0, HIGHEST);
  }

  get entry(): PadEntry {
    return { type: "dacapo", left: this.lines.map(({ text }) => Number(text)) };
  }
}
