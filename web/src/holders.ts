// The holders of an event's links.
import type { LinkFor } from "./generated/protocol";

/** The holder of a link. The server knows its current generation. */
export type Holder = LinkFor["holder"];
export const DOOR: Holder = { type: "door", generation: 0 };
export const PUBLIC: Holder = { type: "public", generation: 0 };
export const atTable = (table: number): Holder => ({ type: "at-table", table, generation: 0 });
export const asPlayer = (player: number): Holder => ({ type: "as-player", player, generation: 0 });
export const organiser = (number: number): Holder => ({
  type: "organiser",
  name: "",
  number,
  generation: 0,
});
