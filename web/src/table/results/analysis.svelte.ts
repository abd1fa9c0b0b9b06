// The judge's analysis of a finished match, fetched once its result is shown.
import { Refusal, send } from "../../app/http";
import { analysis } from "../../generated/requests/films";
import { record } from "../../generated/requests/addresses";
import type { TableSession } from "../../session/tableSession.svelte";
import type { Judged } from "./judged";

/** The pauses before the server is asked again, if it is busy. */
const PAUSES_MS = [3_000, 10_000];
const BUSY = ["too-fast", "house-full", "offline"];

export class MatchAnalysis {
  /** The analysis; null until it is there. */
  judged = $state.raw<Judged | null>(null);
  /** Whether this match cannot be judged. */
  missing = $state(false);
  /** Whether it may still come. If the server stays busy, it does not. */
  waiting = $state(true);

  /** Fetch the analysis until it is there, refused or no longer wanted. */
  follow(session: TableSession): () => void {
    const unwanted = new AbortController();
    void this.#fetch(session, unwanted.signal);
    return () => unwanted.abort();
  }

  async #fetch(session: TableSession, unwanted: AbortSignal): Promise<void> {
    for (const pause of [...PAUSES_MS, null]) {
      try {
        const address = record(session.address, session.table?.match ?? 1);
        const text = await (await send("GET", address)).blob();
        const found = await analysis(text);
        if (!unwanted.aborted) this.judged = found;
        return;
      } catch (error) {
        const busy = error instanceof Refusal && BUSY.includes(error.code);
        if (!busy) {
          this.missing = true;
          return;
        }
        if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
      }
      if (unwanted.aborted) return;
    }
    this.waiting = false;
  }
}
