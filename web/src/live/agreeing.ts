// What one agrees to in front of the others who play with the same device, all do.
import type { Request } from "../generated/protocol";
import type { Room } from "./room.svelte";

type Sitting = Pick<Room, "table" | "over" | "seat" | "botSitsIn">;

/** Before a match: as ready as whoever leads, which a host always is. */
export function follows({ table, seat }: Sitting, lead: Pick<Room, "you">): Request | null {
  if (!table || table.assigned || seat === null) return null;
  const chair = table.chairs.find(({ player }) => player === lead.you);
  const ready = table.host === lead.you || chair?.ready === true;
  return table.chairs[seat]?.ready === ready ? null : { type: "ready", ready };
}

/** Between rounds and after a match: ready for more as soon as one of the others is, in person. */
export function joins(
  { table, over, seat, botSitsIn }: Sitting,
  others: readonly Sitting[],
): Request | null {
  if (!table || !over || seat === null || table.chairs[seat]?.ready || botSitsIn) return null;
  // A bot is always ready; that is no wish of the person whose chair it keeps.
  const people = others.filter((other) => !other.botSitsIn);
  if (!people.some((other) => other.seat !== null && table.chairs[other.seat]?.ready)) return null;
  if (table.phase === "playing") return { type: "ready" };
  return table.phase === "over" ? { type: "rematch" } : null;
}
