// The choice of a player at a table of Cabo: taps, until they make a move.
import { untrack } from "svelte";
import type { TableSession } from "../../../session/tableSession.svelte";
import { TapCooldown } from "../../../ui/tapCooldown.svelte";
import type { CaboView, Decision } from "../../../generated/protocol";
import {
  answered,
  choosable,
  dragTargets,
  moveOf,
  openLook,
  placeName,
  type Mode,
  type Situation,
} from "./possibleMoves";

/** The time for which a first card is open if a tap on the next one came too soon. */
const LOOK_MS = 900;

/** Create it while a component is initialised; it lives as long as the component. */
export class Choice {
  mode = $state<Mode | "call">("plain");
  chosen = $state.raw<readonly string[]>([]);
  /** The place from which a card is dragged. */
  lifted = $state.raw<string | null>(null);

  readonly #session: TableSession;
  readonly #view: () => CaboView | null;
  /** The number of cards that everybody looks at before the first turn. */
  readonly #looks: () => number;
  /** The cards to choose from for the latest first look. */
  #offered: readonly string[] = [];
  /** The card to look at next, as soon as the open one is closed. */
  #next = $state<string | null>(null);

  constructor(session: TableSession, view: () => CaboView | null, looks: () => number) {
    this.#session = session;
    this.#view = view;
    this.#looks = looks;
    this.cooldown = new TapCooldown(() => (this.asked ? [this.asked.kind] : []));
    // A new decision discards what was being chosen for the last one.
    $effect(() => {
      void this.#askedId;
      this.setMode("plain");
    });
    $effect(() => {
      void this.#askedId;
      return this.#goOn(this.#next);
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
  /** The cooldown: a place whose meaning has just changed ignores taps for a moment. */
  readonly cooldown: TapCooldown;
  /** The card that I look at, if closing it is the only move. */
  readonly open = $derived.by(() => (this.situation ? openLook(this.situation) : null));
  /** The cards that I may look at when this one is closed. */
  readonly upcoming = $derived.by((): readonly string[] => {
    const { open, situation } = this;
    if (!open || situation?.view.phase !== "first-looks") return [];
    const { view, seat } = situation;
    if (view.looked.length >= this.#looks()) return [];
    return this.#offered.filter(
      (place) => !view.looked.some((slot) => placeName(seat, slot) === place),
    );
  });

  /** The places that can be chosen. */
  readonly can = $derived.by((): string[] => {
    const { situation, mode, lifted } = this;
    if (!situation || mode === "call") return [];
    if (mode === "plain" && this.open) return [this.open, ...this.upcoming];
    return lifted ? dragTargets(situation, lifted) : choosable(situation, mode, this.chosen);
  });

  get #mode(): Mode {
    return this.mode === "call" ? "plain" : this.mode;
  }

  /** Whether a tap on a place counts now. */
  get rested(): boolean {
    return this.cooldown.over(this.asked?.kind ?? "");
  }

  choose = (place: string): void => {
    const { situation, asked } = this;
    if (!situation || !this.can.includes(place)) return;
    if (this.upcoming.includes(place)) this.#next = place;
    else if (asked?.kind === "first-look" && this.mode === "plain") this.#look(asked, place);
    else if (this.rested) this.#choose(situation, place);
  };

  /** The next card may be tapped before the first one is open: the tap is not lost. */
  #look(asked: Decision, place: string): void {
    if (!this.#session.isAnswered(asked)) {
      this.#offered = this.can.filter((other) => other !== place);
      this.play(`look ${place}`);
    } else if (this.#offered.includes(place)) this.#next = place;
  }

  /** Close the card that I look at, once it has been seen, and open the next one. */
  #goOn(next: string | null): (() => void) | undefined {
    if (!next) return undefined;
    const kind = untrack(() => this.asked?.kind);
    if (kind === "looking") {
      const closing = setTimeout(() => this.play("done"), untrack(() => this.rested) ? 0 : LOOK_MS);
      return () => clearTimeout(closing);
    }
    const asked = untrack(() => this.asked);
    if (asked && this.#session.isAnswered(asked)) return undefined;
    this.#next = null;
    if (kind === "first-look") untrack(() => this.choose(next));
    return undefined;
  }

  #choose(situation: Situation, place: string): void {
    if (place === this.open) return this.play("done");
    this.chosen = this.chosen.includes(place)
      ? this.chosen.filter((other) => other !== place)
      : [...this.chosen, place];
    const move = moveOf(situation, this.#mode, this.chosen);
    if (move) this.play(move);
  }

  play = (move: string): void => {
    const decision = this.situation && answered(this.situation, this.#mode);
    this.setMode("plain");
    if (decision) void this.#session.play(decision, move);
  };

  setMode = (mode: Mode | "call"): void => {
    this.mode = mode;
    this.chosen = [];
  };

  /** A tap on the felt: nobody on this device snaps, or waiting ends. */
  hurry = (): void => {
    const others = this.#session.hotSeat?.answer(this.#session, "snap", "pass");
    if (this.asked?.kind === "snap") this.play("pass");
    else if (!others) this.#session.hurry();
  };
}
