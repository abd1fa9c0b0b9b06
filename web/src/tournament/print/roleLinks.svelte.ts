// The links of several holders, for a sheet with their QR codes: they load one after another.
import { Refusal } from "../../app/http";
import type { Role } from "../../app/roles";
import type { RoleLink } from "../../generated/protocol";
import { eventLink } from "../../generated/requests/events";

export class RoleLinks {
  /** The loaded links, in the order of the holders. */
  links = $state.raw<readonly RoleLink[]>([]);
  problem = $state("");

  /** Load the links; returns a function that stops it. */
  fetch(key: string, holders: readonly Role[]): () => void {
    let gone = false;
    const all = async () => {
      const found: RoleLink[] = [];
      for (const holder of holders) {
        found.push(await eventLink(key, { holder }));
        if (gone) return;
        this.links = [...found];
      }
      this.problem = "";
    };
    all().catch((error: unknown) => {
      if (!gone) this.problem = error instanceof Refusal ? error.message : String(error);
    });
    return () => (gone = true);
  }
}
