/* Which sign of the app stands for what a card can do: the same on every deck. */

import type { FirstIcon } from "../../../icons/paths";
import type { Power } from "./values";

/** A black king looks first and may exchange then. */
export const SIGNS: Record<Power, FirstIcon> = {
  peek: "eye",
  spy: "spyglass",
  swap: "swap",
  king: "spyglass",
};
