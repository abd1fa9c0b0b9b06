// The own page of whoever uses this browser: it takes the place of the public page.
import { forgetLink, keepLink } from "../../links";
import { go } from "../../route.svelte";
import { keep } from "../../settings.svelte";
import { ownPage } from "./standing";

export function beMe(publicKey: string, own: string, event: string): void {
  keep(ownPage(publicKey), own);
  // One evening is one line under *Tournaments*.
  forgetLink(publicKey);
  keepLink("event", own, event);
  go(`/event#${own}`);
}
