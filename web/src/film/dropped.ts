// A record file that somebody has dropped on another page: the page of films opens it.
import { navigate } from "../app/router.svelte";

let file: File | null = null;

export function openDropped(dropped: File): void {
  file = dropped;
  navigate("/film");
}

/** The file that was dropped, once. */
export function takeDropped(): File | null {
  const taken = file;
  file = null;
  return taken;
}
