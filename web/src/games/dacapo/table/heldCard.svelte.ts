// The card that the player has selected by a tap, a key or a drag, and its targets. It is forgotten
// when the game moves on.
import { HELD } from "../../../motion/stage.svelte";
import type { Decision } from "../../../generated/protocol";
import { Drag } from "../../../table/cards/drag.svelte";
import type { Choice, Place, Possible, Target } from "./possibleMoves";

/** My last played card: its place, and where it was dropped. */
export interface Played {
  decision: string;
  place: Place;
  droppedAt: string;
}

/** The second half of a double tap is not a move. */
const DOUBLE_TAP_MS = 350;

export class HeldCard {
  played: Played | null = null;
  readonly drag = new Drag({
    may: (place) => !this.busy && Boolean(this.playableAt(place)),
    lift: (place) => this.#take(place),
    targets: () => this.selected?.targets.map(({ place }) => place) ?? [],
    drop: (place) => {
      const target = place === undefined ? undefined : this.target(place);
      if (target) this.go(target);
      else this.putBack();
    },
  });

  #taken = $state.raw<{ place: Place; decision: string } | null>(null);
  #answered = $state<string | null>(null);
  #restUntil = 0;

  constructor(
    private readonly asked: () => Decision | undefined,
    private readonly possible: () => Possible,
    private readonly play: (decision: Decision, move: string) => Promise<boolean>,
  ) {}

  /** The selected card. */
  get selected(): Choice | undefined {
    const taken = this.#taken;
    return taken?.decision === this.asked()?.id ? this.playableAt(taken?.place) : undefined;
  }

  /** The card at a place, if it can be played. */
  playableAt(place: Place | undefined): Choice | undefined {
    return this.possible().choices.find((choice) => choice.place === place);
  }

  target(place: Place): Target | undefined {
    return this.selected?.targets.find((target) => target.place === place);
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    const decision = this.asked();
    return !decision || this.#answered === decision.id;
  }

  /**
   * On a glowing place: the card goes there. On a card: it is taken up, or put back. A card of mine
   * that fits in only one place goes there at once, but not a card from another player's stack:
   * that would be a gift by mistake.
   */
  tap(place: Place): void {
    if (this.busy) return;
    const target = this.target(place);
    if (target) return this.go(target);
    const playable = this.playableAt(place);
    if (!playable || this.selected?.place === place) return this.putBack();
    const [only, ...more] = playable.targets;
    const mine = playable.owner === this.asked()?.actor && playable.from !== "hand";
    const atOnce = mine && !more.length;
    if (atOnce && performance.now() < this.#restUntil) return;
    this.drag.release();
    this.#take(place);
    if (atOnce && only) this.go(only);
  }

  /** Play the card that is taken up to a place. */
  go(target: Target): void {
    const place = this.selected?.place;
    if (place === undefined) return;
    this.answer(target.move, place);
  }

  /** Answer with a move: with a card from a place, or none. */
  answer(move: string, place: Place = ""): void {
    const decision = this.asked();
    if (!decision || this.busy) return;
    this.#answered = decision.id;
    this.#restUntil = performance.now() + DOUBLE_TAP_MS;
    this.played = { decision: decision.id, place, droppedAt: this.drag.finger ? HELD : place };
    void this.play(decision, move).then((done) => {
      if (done) return;
      this.#answered = null;
      this.putBack();
    });
  }

  putBack(): void {
    this.drag.release();
    this.#taken = null;
  }

  #take(place: Place): void {
    const decision = this.asked();
    this.#taken = decision ? { place, decision: decision.id } : null;
  }
}
