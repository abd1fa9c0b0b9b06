// The tables that matter to me: those where I sit, and those with a free seat.
import { Refusal } from "../../app/http";
import { loadGuest, currentGuest } from "../../app/guest.svelte";
import type { Phase, TableSummary } from "../../generated/protocol";
import { myTables, tables as openTables } from "../../generated/requests/room";

const REFRESH_MS = 10_000;
const ORDER: readonly Phase[] = ["shuffling", "playing", "paused", "open", "over"];
const RUNNING: readonly Phase[] = ["shuffling", "playing", "paused"];

export class MyTablesList {
  /** My tables: those that wait for me first. */
  mine = $state.raw<readonly TableSummary[]>([]);
  /** The tables with a free seat; null until the first answer. */
  open = $state.raw<readonly TableSummary[] | null>(null);
  problem = $state("");
  /** Whether the server cannot be reached. */
  offline = $state(false);

  /** The matches in progress. */
  get running(): readonly TableSummary[] {
    return this.mine.filter(({ phase }) => RUNNING.includes(phase));
  }

  /** Poll the tables until the returned function is called. */
  follow(): () => void {
    const look = () => void this.#look();
    look();
    const again = setInterval(look, REFRESH_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }

  async #look(): Promise<void> {
    if (document.hidden) return;
    try {
      await loadGuest();
      const [all, seated] = await Promise.all([openTables(), currentGuest() ? myTables() : []]);
      this.mine = seated.filter(({ phase }) => phase !== "closed").sort(byUrgency);
      const codes = new Set(this.mine.map(({ code }) => code));
      this.open = all.filter(({ code }) => !codes.has(code));
      this.problem = "";
      this.offline = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.message;
      this.offline = error.code === "offline";
    }
  }
}

/** Compares tables: those that wait for me first, then those in progress, then the latest. */
function byUrgency(one: TableSummary, other: TableSummary): number {
  const waits = Number(other.your_turn) - Number(one.your_turn);
  const phases = ORDER.indexOf(one.phase) - ORDER.indexOf(other.phase);
  return waits || phases || other.changed - one.changed;
}
