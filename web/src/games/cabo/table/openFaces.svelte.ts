// The faces that are open for a moment: a failed set, a wrong snap, and a sneaked look.
import type { Event } from "../../../generated/protocol";
import { placeName } from "./possibleMoves";

const MOMENT_MS = 2_400;

export class OpenFaces {
  faces = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Whether I sneak a look at a card, which stays open for me until I put it back. */
  glance = $state(false);

  #told: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `latest` is the last event before: earlier ones are not shown again. */
  constructor(latest: Event | null) {
    this.#told = latest?.number ?? -1;
  }

  /** Show the faces of the latest event; called with each event. */
  follow(event: Event | null, viewer: number | null): void {
    if (!event || event.number === this.#told) return;
    this.#told = event.number;
    const faces = new Map<string, string>();
    let glance = false;
    for (const fact of event.facts) {
      if (fact.type === "false-set-shown") {
        fact.cards.forEach((card, index) => {
          faces.set(placeName(fact.by, fact.slots[index] ?? 0), card);
        });
      } else if (fact.type === "snapped" && !fact.right) {
        faces.set(placeName(fact.by, fact.slot), fact.card);
      } else if (fact.type === "looked") {
        glance ||= fact.why === "sneak" && fact.by === viewer;
      } else if (fact.type === "saw" && glance) {
        faces.set(placeName(...fact.place), fact.card);
      }
    }
    if (!faces.size && this.glance && !event.facts.some(touches)) return;
    clearTimeout(this.#timer);
    this.faces = faces;
    this.glance = glance;
    if (faces.size && !glance) this.#timer = setTimeout(this.putBack, MOMENT_MS);
  }

  putBack = (): void => {
    clearTimeout(this.#timer);
    this.faces = new Map();
    this.glance = false;
  };
}

/** Whether, after such a fact, a card may have moved from the place where I am looking. */
function touches({ type }: Event["facts"][number]): boolean {
  return ["replaced", "swapped", "snapped", "round-ended", "dealt"].includes(type);
}
