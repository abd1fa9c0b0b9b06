// What the player is choosing at a table of Cabo: taps, until they are a move.
import type { TableSession } from "../../../session/tableSession.svelte";
import { TapCooldown } from "../../../ui/tapCooldown.svelte";
import type { CaboView } from "../../../generated/protocol";
import {
  answered,
  choosable,
  dragTargets,
  moveOf,
  type Mode,
  type Situation,
} from "./possibleMoves";

/** Create it while a component is initialised; it lives as long as the component. */
export class Choice {
  mode = $state<Mode | "call">("plain");
  chosen = $state.raw<readonly string[]>([]);
  /** The place of the card that is being dragged. */
  lifted = $state.raw<string | null>(null);

  readonly #session: TableSession;
  readonly #view: () => CaboView | null;

  constructor(session: TableSession, view: () => CaboView | null) {
    this.#session = session;
    this.#view = view;
    this.cooldown = new TapCooldown(() => this.#askedId ?? "");
    // A new decision discards what was being chosen for the last one.
    $effect(() => {
      void this.#askedId;
      this.setMode("plain");
    });
  }

  /** Null for spectators, and while a bot plays for me. */
  readonly situation = $derived.by((): Situation | null => {
    const [view, { seat, botSitsIn, decisions, answers }] = [this.#view(), this.#session];
    return !view || seat === null || botSitsIn ? null : { view, seat, decisions, answers };
  });
  readonly asked = $derived.by(() =>
    this.situation ? answered(this.situation, "plain") : undefined,
  );
  readonly #askedId = $derived.by(() => this.asked?.id);
  /** A place that has just come to mean something else takes no tap for a moment. */
  readonly cooldown: TapCooldown;

  /** The places that can be chosen. */
  readonly can = $derived.by((): string[] => {
    const { situation, mode, lifted } = this;
    if (!situation || mode === "call") return [];
    return lifted ? dragTargets(situation, lifted) : choosable(situation, mode, this.chosen);
  });

  get #mode(): Mode {
    return this.mode === "call" ? "plain" : this.mode;
  }

  choose = (place: string): void => {
    if (!this.situation || !this.can.includes(place) || !this.cooldown.over) return;
    this.chosen = this.chosen.includes(place)
      ? this.chosen.filter((other) => other !== place)
      : [...this.chosen, place];
    const move = moveOf(this.situation, this.#mode, this.chosen);
    if (move) this.play(move);
  };

  play = (move: string): void => {
    const decision = this.situation && answered(this.situation, this.#mode);
    this.setMode("plain");
    if (decision) void this.#session.play(decision, move);
  };

  setMode = (mode: Mode | "call"): void => {
    this.mode = mode;
    this.chosen = [];
  };

  /** A tap on the felt: nothing to snap for anybody with this device, or no more waiting. */
  hurry = (): void => {
    const others = this.#session.hotSeat?.answer(this.#session, "snap", "pass");
    if (this.asked?.kind === "snap") this.play("pass");
    else if (!others) this.#session.hurry();
  };
}
