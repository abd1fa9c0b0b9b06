// The player's own page: in this browser it replaces the public page.
import { forgetLink, saveLink } from "../../app/savedLinks";
import { navigate } from "../../app/router.svelte";
import { writeStored } from "../../app/settings.svelte";
import { ownPage } from "./eventState";

export function openOwnPage(publicKey: string, own: string, event: string): void {
  writeStored(ownPage(publicKey), own);
  // A tournament is one line under *Tournaments*.
  forgetLink(publicKey);
  saveLink("event", own, event);
  navigate(`/event#${own}`);
}
