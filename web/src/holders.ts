// Whom the links of an event are for.
import type { LinkFor } from "./protocol";

/** Whom a link is for. Which generation of it counts, the server knows. */
export type Holder = LinkFor["holder"];
export const PUBLIC: Holder = { type: "public", generation: 0 };
export const atTable = (table: number): Holder => ({ type: "at-table", table, generation: 0 });
export const asPlayer = (player: number): Holder => ({ type: "as-player", player, generation: 0 });
export const organiser = (number: number): Holder => ({
  type: "organiser",
  name: "",
  number,
  generation: 0,
});
