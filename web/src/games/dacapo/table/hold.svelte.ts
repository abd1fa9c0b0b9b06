// The card that the player has taken up, by a tap, a key or a drag, and where it can go. It is
// forgotten when the game moves on.
import type { Decision } from "../../../protocol";
import type { Choice, Place, Possible, Target } from "./possible";

/** Where the finger holds a card, and the size of the card in its place. */
export interface Finger {
  x: number;
  y: number;
  width: number;
}

/** What I played last: the place of the card, and where it was dropped. */
export interface Played {
  decision: string;
  place: Place;
  seen: string;
}

/** Pixels between pressing and dragging: a thumb is never quite still. */
const THRESHOLD_PX = 8;
/** A drop counts within this distance. */
const NEAR_PX = 20;
/** The second half of a double tap is not a move. */
const DOUBLE_TAP_MS = 350;
const AFTER_DRAG_MS = 50;

/** The anchor of the card between the fingers. */
export const HELD = "held";

export class Hold {
  finger = $state.raw<Finger | null>(null);
  played: Played | null = null;

  #taken = $state.raw<{ place: Place; decision: string } | null>(null);
  #answered = $state<string | null>(null);
  #restUntil = 0;
  #dragged = false;
  #letGo: AbortController | null = null;

  constructor(
    private readonly asked: () => Decision | undefined,
    private readonly possible: () => Possible,
    private readonly play: (decision: Decision, move: string) => Promise<boolean>,
  ) {}

  /** The card that is taken up now. */
  get choice(): Choice | undefined {
    const taken = this.#taken;
    return taken?.decision === this.asked()?.id ? this.at(taken?.place) : undefined;
  }

  at(place: Place | undefined): Choice | undefined {
    return this.possible().choices.find((choice) => choice.place === place);
  }

  target(place: Place): Target | undefined {
    return this.choice?.targets.find((target) => target.place === place);
  }

  /** An answer is on its way. */
  get busy(): boolean {
    const decision = this.asked();
    return !decision || this.#answered === decision.id;
  }

  // --- by tap and key ------------------------------------------------------------------

  /**
   * On a glowing place: the card goes there. On a card: it is taken up, or put back. A card of mine
   * that fits in only one place goes there at once, but not a card from another player's stack:
   * that would be a gift by mistake.
   */
  tap(place: Place): void {
    if (this.#dragged || this.busy) return;
    const target = this.target(place);
    if (target) return this.go(target);
    const choice = this.at(place);
    if (!choice || this.choice?.place === place) return this.putBack();
    const [only, ...more] = choice.targets;
    const mine = choice.owner === this.asked()?.actor && choice.from !== "hand";
    const atOnce = mine && !more.length;
    if (atOnce && performance.now() < this.#restUntil) return;
    this.#take(place);
    if (atOnce && only) this.go(only);
  }

  /** Play the card that is taken up to a place. */
  go(target: Target): void {
    const place = this.choice?.place;
    if (place === undefined) return;
    this.answer(target.move, place);
  }

  /** Answer with a move: with a card from a place, or none. */
  answer(move: string, place: Place = ""): void {
    const decision = this.asked();
    if (!decision || this.busy) return;
    this.#answered = decision.id;
    this.#restUntil = performance.now() + DOUBLE_TAP_MS;
    this.played = { decision: decision.id, place, seen: this.finger ? HELD : place };
    void this.play(decision, move).then((done) => {
      if (done) return;
      this.#answered = null;
      this.putBack();
    });
  }

  putBack(): void {
    this.#letGo?.abort();
    this.#taken = null;
    this.finger = null;
  }

  #take(place: Place): void {
    const decision = this.asked();
    this.finger = null;
    this.#taken = decision ? { place, decision: decision.id } : null;
  }

  // --- by finger -----------------------------------------------------------------------

  /** An attachment: a card can be dragged from here. */
  from(place: Place): (element: HTMLElement) => () => void {
    return (element) => {
      const press = (event: PointerEvent) => this.#press(place, element, event);
      element.addEventListener("pointerdown", press);
      return () => element.removeEventListener("pointerdown", press);
    };
  }

  #press(place: Place, element: HTMLElement, start: PointerEvent): void {
    if (!start.isPrimary || start.button !== 0 || this.busy || !this.at(place)) return;
    this.#letGo?.abort();
    this.finger = null;
    const letGo = (this.#letGo = new AbortController());
    const width = element.getBoundingClientRect().width;
    const follow = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (!this.finger && far < THRESHOLD_PX) return;
      if (!this.finger) {
        element.setPointerCapture(event.pointerId);
        this.#take(place);
        this.#ignoreClick();
      }
      this.finger = { x: event.clientX, y: event.clientY, width };
    };
    const end = (event: PointerEvent) => {
      letGo.abort();
      if (!this.finger) return;
      const target = event.type === "pointerup" && this.#under(event.clientX, event.clientY);
      if (target) this.go(target);
      else this.putBack();
    };
    const { signal } = letGo;
    element.addEventListener("pointermove", follow, { signal });
    element.addEventListener("pointerup", end, { signal });
    element.addEventListener("pointercancel", end, { signal });
  }

  /** The click after a drag, even a cancelled one, is ignored. */
  #ignoreClick(): void {
    this.#dragged = true;
    const end = () => setTimeout(() => (this.#dragged = false), AFTER_DRAG_MS);
    addEventListener("pointerup", end, { once: true });
    addEventListener("pointercancel", end, { once: true });
  }

  #under(x: number, y: number): Target | undefined {
    return this.choice?.targets.find(({ place }) => {
      const rect = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
      return (
        rect &&
        x > rect.left - NEAR_PX &&
        x < rect.right + NEAR_PX &&
        y > rect.top - NEAR_PX &&
        y < rect.bottom + NEAR_PX
      );
    });
  }
}
