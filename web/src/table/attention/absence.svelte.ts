// The absence of a player for whom the table waits: after a while, the table shows it.
import type { TableSession } from "../../session/tableSession.svelte";

const PATIENCE_MS = 10_000;

/** Whether this viewer may let a bot play: the host, or any player if the host is away. */
export function mayHelp(session: TableSession): boolean {
  const { table, present } = session;
  if (!table || session.you === null) return false;
  const plays = session.seat !== null && !session.botSitsIn;
  return present.includes(table.host) ? session.isHost : plays;
}

/** Watches for a player for whom the table waits, and who has been away for a while. */
export class Absence {
  /** The seat of that player; null if nobody is missed. */
  seat = $state.raw<number | null>(null);
  /** The times since when players have been away. */
  #since = new Map<string, number>();

  /** Create one during the initialisation of a component. */
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
