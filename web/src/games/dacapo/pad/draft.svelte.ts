// The number of cards that each player has left.
import type { PadDacapoEntry, PadDacapoFields, PadEntry } from "../../../generated/protocol";
import {
  EntryDraft,
  type StoredDraft,
  type Missing,
} from "../../../scorepad/entry/entryDraft.svelte";

export class DacapoDraft extends EntryDraft {
  constructor(
    readonly fields: PadDacapoFields,
    players: number,
    entry: PadDacapoEntry | null = null,
  ) {
    super(players, { text: "" });
    if (entry) this.restore({ lines: entry.left.map((count) => ({ text: String(count) })) });
  }

  get stored(): StoredDraft {
    return { lines: this.lines };
  }

  get missing(): Missing | null {
    return this.missingNumber(0, this.fields.highest);
  }

  isComplete(seat: number): boolean {
    return this.takesNoMoreDigits(seat, this.fields.stack);
  }

  get entry(): PadEntry {
    return { type: "dacapo", left: this.lines.map(({ text }) => Number(text)) };
  }
}
