// The roles at a tournament: each has a link of its own to the event.
import type { LinkFor } from "../generated/protocol";

/** The role that a link belongs to. The server fills in the current generation of the link. */
export type Role = LinkFor["holder"];
export const DOOR: Role = { type: "door", generation: 0 };
export const PUBLIC: Role = { type: "public", generation: 0 };
export const atTable = (table: number): Role => ({ type: "at-table", table, generation: 0 });
export const asPlayer = (player: number): Role => ({ type: "as-player", player, generation: 0 });
export const organiser = (number: number): Role => ({
  type: "organiser",
  name: "",
  number,
  generation: 0,
});
