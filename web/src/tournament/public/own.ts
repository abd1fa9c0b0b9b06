// The own page of whoever uses this browser: it takes the place of the public page.
import { forgetLink, saveLink } from "../../app/savedLinks";
import { navigate } from "../../app/router.svelte";
import { writeStored } from "../../app/settings.svelte";
import { ownPage } from "./standing";

export function beMe(publicKey: string, own: string, event: string): void {
  writeStored(ownPage(publicKey), own);
  // One evening is one line under *Tournaments*.
  forgetLink(publicKey);
  saveLink("event", own, event);
  navigate(`/event#${own}`);
}
