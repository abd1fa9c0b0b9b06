// The cash box: the server says whom it counts.
import type { EventListedView } from "../../generated/protocol";

/** How many have paid, of how many. */
export function cashSum(listed: readonly EventListedView[]): { paid: number; count: number } {
  const counted = listed.filter(({ exempt }) => !exempt);
  return { paid: counted.filter(({ paid }) => paid).length, count: counted.length };
}

/** Whether anything is in the cash box. */
export function cashUsed(listed: readonly EventListedView[]): boolean {
  return listed.some(({ paid, note }) => paid || note);
}
