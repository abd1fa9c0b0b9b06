/* The sign of each card action: the same on every deck. */

import type { FirstIcon } from "../../../icons/paths";
import type { Power } from "./values";

/** The sign of each action. The black king looks first and may then swap. */
export const SIGNS: Record<Power, FirstIcon> = {
  peek: "eye",
  spy: "spyglass",
  swap: "swap",
  king: "spyglass",
};
