// A link that carries rules: `/new#game=…&preset=…&players=4&snap=no&jokers=2`. It names the
// differences from the rule set, in words that people can read and change.
import { tableOptions } from "./initialOptions";
import type { GameOffer, OptionOffer, Options } from "../generated/protocol";
import type { Setting } from "./settings";
import { TEMPI } from "./tempo";

export const CLOCKS = [null, 15, 30, 60, 90] as const;
export const LONGEST_SNAP = 30;

const spoken = (name: string) => name.replaceAll("_", "-");

function write(value: Setting): string {
  if (value === null) return "none";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

export function rulesToText(options: Options): string {
  const plain = tableOptions(options.game, options.preset, options.players);
  const text = new URLSearchParams({
    game: options.game,
    preset: options.preset,
    players: String(options.players),
  });
  for (const name of [
    "memory",
    "clock",
    "tempo",
    "snap_seconds",
    "public",
    "spectators",
  ] as const) {
    if (options[name] !== plain[name]) text.set(spoken(name), write(options[name]));
  }
  for (const [name, value] of Object.entries(options.changes)) {
    text.set(spoken(name), write(value));
  }
  return text.toString();
}

/** The content of a link, and the parts that could not be read. */
export function rulesFromText(
  text: string,
  offers: readonly GameOffer[],
): { options: Options; ignored: string[] } {
  const said = new Map(new URLSearchParams(text));
  const ignored: string[] = [];
  /** The value for a word, or undefined. */
  function take<T>(name: string, read: (value: string) => T | undefined): T | undefined {
    const value = said.get(name);
    if (value === undefined) return undefined;
    said.delete(name);
    const taken = read(value);
    if (taken === undefined) ignored.push(`${name}=${value}`);
    return taken;
  }

  const game = take("game", (value) => offers.find(({ name }) => name === value)) ?? offers[0]!;
  const preset =
    take("preset", (value) => game.presets.find(({ name }) => name === value)) ?? game.presets[0]!;
  const options = tableOptions(game.name as Options["game"], preset.name, 3);
  const most = Math.max(...game.presets.flatMap(({ players }) => players));
  options.players = take("players", (value) => whole(value, 2, most)) ?? options.players;
  options.memory =
    take("memory", (value) => (["classic", "assisted"] as const).find((one) => one === value)) ??
    options.memory;
  options.clock = take("clock", (value) => CLOCKS.find((one) => write(one) === value)) ?? null;
  options.tempo = take("tempo", (value) => TEMPI.find((one) => one === value)) ?? options.tempo;
  options.snap_seconds =
    take("snap-seconds", (value) => whole(value, 1, LONGEST_SNAP)) ?? options.snap_seconds;
  options.public = take("public", yesOrNo) ?? options.public;
  options.spectators = take("spectators", yesOrNo) ?? options.spectators;
  for (const option of game.options) {
    const value = take(spoken(option.name), (word) => setting(option, word));
    if (value !== undefined && value !== preset.settings[option.name]) {
      options.changes[option.name] = value;
    }
  }
  for (const [name, value] of said) ignored.push(value ? `${name}=${value}` : name);
  return { options, ignored };
}

function setting(option: OptionOffer, word: string): Setting | undefined {
  switch (option.kind) {
    case "switch":
      return yesOrNo(word);
    case "choice":
      return option.choices.find((choice) => choice === word);
    case "number":
      if (option.none && word === "none") return null;
      return whole(word, option.lowest ?? 0, option.highest ?? Number.MAX_SAFE_INTEGER);
  }
}

function yesOrNo(word: string): boolean | undefined {
  return word === "yes" ? true : word === "no" ? false : undefined;
}

function whole(word: string, lowest: number, highest: number): number | undefined {
  const number = /^\d{1,6}$/.test(word) ? Number(word) : NaN;
  return number >= lowest && number <= highest ? number : undefined;
}
