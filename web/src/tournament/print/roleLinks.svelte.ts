// The links of several holders, for a sheet with their codes: they come one after another.
import { Refusal } from "../../app/http";
import type { Role } from "../../app/roles";
import type { RoleLink } from "../../generated/protocol";
import { eventLink } from "../../generated/requests/events";

export class RoleLinks {
  /** In the order of the holders, as far as they have come. */
  links = $state.raw<readonly RoleLink[]>([]);
  problem = $state("");

  /** Fetches them; returns what ends it. */
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
