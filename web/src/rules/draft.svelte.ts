// A table that is being set up: a rule set, its changes, and the other options.
import { DEFAULT_RULES } from "../games/defaults";
import { tableOptions } from "./initialOptions";
import type { GameOffer, Options, PresetOffer } from "../generated/protocol";
import type { GameName, RuleSettings, Setting } from "./settings";

type Changes = Record<string, Setting>;

export class Draft {
  game = $state<GameName>(DEFAULT_RULES.game);
  preset = $state<string>(DEFAULT_RULES.preset);
  players = $state(3);
  memory = $state<Options["memory"]>("classic");
  clock = $state<Options["clock"]>(null);
  tempo = $state<Options["tempo"]>("brisk");
  snapSeconds = $state<Options["snap_seconds"]>(null);
  public = $state(false);
  spectators = $state(true);
  /** The changes by rule set, so that they survive a look at another rule set. */
  #changes = $state<Record<string, Changes>>({});

  constructor(
    readonly offers: readonly GameOffer[],
    options: Options,
  ) {
    this.fill(options);
  }

  /** Restore an earlier setup, without options that are no longer offered. */
  private fill(options: Options): void {
    const offer = this.offers.find(({ name }) => name === options.game);
    const preset = offer?.presets.find(({ name }) => name === options.preset);
    const known =
      offer && preset
        ? options
        : tableOptions(DEFAULT_RULES.game, DEFAULT_RULES.preset, options.players);
    this.game = known.game;
    this.preset = known.preset;
    this.players = known.players;
    this.memory = known.memory;
    this.clock = known.clock;
    this.tempo = known.tempo;
    this.snapSeconds = known.snap_seconds;
    this.public = known.public;
    this.spectators = known.spectators;
    this.#changes[this.#key] = {};
    for (const { name } of this.offer.options) {
      if (known.changes[name] !== undefined) this.set(name, known.changes[name]);
    }
    if (!this.changed) this.#seatWithin(this.rules.players);
  }

  get #key(): string {
    return `${this.game}/${this.preset}`;
  }

  get offer(): GameOffer {
    return this.offers.find(({ name }) => name === this.game)!;
  }

  get rules(): PresetOffer {
    return this.offer.presets.find(({ name }) => name === this.preset)!;
  }

  get changes(): Readonly<Changes> {
    return this.#changes[this.#key] ?? {};
  }

  get changed(): number {
    return Object.keys(this.changes).length;
  }

  get settings(): RuleSettings {
    return { ...this.rules.settings, ...this.changes };
  }

  get options(): Options {
    return {
      game: this.game,
      preset: this.preset,
      changes: { ...this.changes },
      players: this.players,
      memory: this.memory,
      clock: this.clock,
      tempo: this.tempo,
      snap_seconds: this.snapSeconds,
      public: this.public,
      spectators: this.spectators,
    };
  }

  choose(game: GameName, preset: string): void {
    this.game = game;
    this.preset = preset;
    this.#changes[this.#key] ??= {};
    if (!this.changed) this.#seatWithin(this.rules.players);
  }

  set(name: string, value: Setting): void {
    const { [name]: _, ...others } = this.changes;
    const same = this.rules.settings[name] === value;
    this.#changes[this.#key] = same ? others : { ...others, [name]: value };
  }

  setBack(name: string): void {
    this.set(name, this.rules.settings[name] ?? null);
  }

  #seatWithin(allowed: readonly number[]): void {
    const [fewest = 2] = allowed;
    this.players = Math.min(Math.max(this.players, fewest), allowed.at(-1) ?? fewest);
  }
}
