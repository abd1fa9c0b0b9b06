// Dragging a card: it is pressed, dragged to a place, and let go. The game decides which cards can
// be dragged, and what a drop means.

/** The point at which the finger holds a card, and the size of the card in its place. */
export interface Finger {
  x: number;
  y: number;
  width: number;
}

export interface Dragging {
  /** Whether a card can be dragged from a place right now. */
  may: (place: string) => boolean;
  lift: (place: string) => void;
  /** The places where the lifted card can go. */
  targets: () => readonly string[];
  /** Called when the card is let go over one of them, or elsewhere. */
  drop: (target: string | undefined) => void;
}

/** Pixels between pressing and dragging: a thumb is never quite still. */
const THRESHOLD_PX = 8;
/** A drop counts within this distance. */
const NEAR_PX = 20;
const AFTER_DRAG_MS = 50;

export class Drag {
  finger = $state.raw<Finger | null>(null);

  #letGo: AbortController | null = null;

  constructor(private readonly card: Dragging) {}

  /** An attachment that lets a card be dragged from here. */
  from(place: string): (element: HTMLElement) => () => void {
    return (element) => {
      const press = (event: PointerEvent) => this.#press(place, element, event);
      element.addEventListener("pointerdown", press);
      return () => element.removeEventListener("pointerdown", press);
    };
  }

  /** End the drag: the card is back in its place, or gone. */
  release(): void {
    this.#letGo?.abort();
    this.finger = null;
  }

  #press(place: string, element: HTMLElement, start: PointerEvent): void {
    if (!start.isPrimary || start.button !== 0 || !this.card.may(place)) return;
    this.release();
    const letGo = (this.#letGo = new AbortController());
    const { width } = element.getBoundingClientRect();
    const follow = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (!this.finger && far < THRESHOLD_PX) return;
      if (!this.finger) {
        element.setPointerCapture(event.pointerId);
        this.card.lift(place);
        ignoreClick();
      }
      this.finger = { x: event.clientX, y: event.clientY, width };
    };
    const end = (event: PointerEvent) => {
      letGo.abort();
      if (!this.finger) return;
      const dropped = event.type === "pointerup";
      this.card.drop(dropped ? this.#under(event.clientX, event.clientY) : undefined);
    };
    const { signal } = letGo;
    // Listen to the window: a quick hand has left the element before the first of these events.
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  /** The nearest of the places within reach: small ones lie close to each other. */
  #under(x: number, y: number): string | undefined {
    let [nearest, least]: [string | undefined, number] = [undefined, NEAR_PX];
    for (const place of this.card.targets()) {
      const rect = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
      if (!rect) continue;
      const far = Math.max(rect.left - x, x - rect.right, rect.top - y, y - rect.bottom, 0);
      if (far < least) [nearest, least] = [place, far];
    }
    return nearest;
  }
}

/** The click after a drag, even a cancelled one, is ignored. */
function ignoreClick(): void {
  const ignoring = new AbortController();
  const { signal } = ignoring;
  const ignore = (event: Event) => event.stopPropagation();
  addEventListener("click", ignore, { capture: true, signal });
  const end = () => setTimeout(() => ignoring.abort(), AFTER_DRAG_MS);
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}
