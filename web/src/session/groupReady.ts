// Readiness on a shared device: if one player is ready in front of the others, all are.
import type { Request } from "../generated/protocol";
import type { TableSession } from "./tableSession.svelte";

type Seated = Pick<TableSession, "table" | "over" | "seat" | "botSitsIn">;

/** Before a match: as ready as the player whose table is shown; a host always is. */
export function readyWithHost(
  { table, seat }: Seated,
  lead: Pick<TableSession, "you">,
): Request | null {
  if (!table || table.assigned || seat === null) return null;
  const chair = table.chairs.find(({ player }) => player === lead.you);
  const ready = table.host === lead.you || chair?.ready === true;
  return table.chairs[seat]?.ready === ready ? null : { type: "ready", ready };
}

/** Between rounds and after a match: ready for more as soon as one of the other people is. */
export function readyWithOthers(
  { table, over, seat, botSitsIn }: Seated,
  others: readonly Seated[],
): Request | null {
  if (!table || !over || seat === null || table.chairs[seat]?.ready || botSitsIn) return null;
  // A bot is always ready; that is no wish of the person whose seat it keeps.
  const people = others.filter((other) => !other.botSitsIn);
  if (!people.some((other) => other.seat !== null && table.chairs[other.seat]?.ready)) return null;
  if (table.phase === "playing") return { type: "ready" };
  return table.phase === "over" ? { type: "rematch" } : null;
}
