// Somebody for whom the table waits is away: after a while, that is said where everybody looks.
import type { TableSession } from "../../session/tableSession.svelte";

const PATIENCE_MS = 10_000;

/** Whether this viewer may let a bot sit in: the host, or anybody who plays if the host is away. */
export function mayHelp(session: TableSession): boolean {
  const { table, present } = session;
  if (!table || session.you === null) return false;
  const plays = session.seat !== null && !session.botSitsIn;
  return present.includes(table.host) ? session.isHost : plays;
}

/** Whoever the table waits for, once they have been away for a while. */
export class Absence {
  /** Their seat; null if nobody is missed. */
  seat = $state.raw<number | null>(null);
  /** Since when they have been away, by player. */
  #since = new Map<string, number>();

  /** Make one during the initialisation of a component. */
  constructor(current: () => TableSession) {
    const session = $derived(current());
    const away = $derived(
      (session.table?.chairs ?? []).map((chair) => (session.isAway(chair) ? chair.player : null)),
    );
    const awaited = $derived(
      session.table?.phase === "playing" &&
        session.connection === "open" &&
        !session.over &&
        !session.decisions.length
        ? (session.view?.awaited ?? [])
        : [],
    );
    $effect(() => {
      const now = Date.now();
      for (const player of this.#since.keys()) {
        if (!away.includes(player)) this.#since.delete(player);
      }
      for (const player of away) {
        if (player && !this.#since.has(player)) this.#since.set(player, now);
      }
      const seat = awaited.find((one) => away[one]);
      this.seat = null;
      if (seat === undefined) return;
      const since = this.#since.get(away[seat]!) ?? now;
      const timer = setTimeout(() => (this.seat = seat), since + PATIENCE_MS - now);
      return () => clearTimeout(timer);
    });
  }
}
