// `&longest`: names as long as a name may be, and numbers of two digits, to see whether all fits.
import { FluentBundle } from "@fluent/bundle";
import type { State } from "./state";

const LONGEST = 24;
const MORE = " Maximiliane v. Hohenfels";
const NAMES = new Set(["name", "names", "host_name", "organiser", "silent", "dacabo.writer"]);
/** The keys of numbers that grow: the numbers of piles and cards stay small. */
const COUNTS = new Set([
  ...["count", "players", "points", "total", "sum", "minutes", "seconds"],
  ...["round", "rounds", "table", "decided", "here", "watching", "limit"],
]);
const WIDE = 88;

const given = new Set<string>();

/** The lengthened names. */
export const longNames = (): string[] => [...given];

function long(name: string): string {
  if (!name) return name;
  const made = [...(name + MORE)].slice(0, LONGEST).join("").trim();
  given.add(made);
  return made;
}

function stretched<T>(value: T, key = ""): T {
  if (typeof value === "string") return (NAMES.has(key) ? long(value) : value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => stretched(one, key)) as T;
  if (typeof value !== "object" || value === null || value instanceof Response) return value;
  const all = Object.entries(value).map(([name, one]) => [name, stretched<unknown>(one, name)]);
  return Object.fromEntries(all) as T;
}

export function longest(state: State): State {
  const { told = [], beside = {}, answers = {}, kept = {} } = state;
  const all = { told: stretched(told), beside: stretched(beside), answers: stretched(answers) };
  return { ...state, ...all, kept: stretched(kept) };
}

/** From now on, plural forms replace those of none and one. */
export function useLargeCounts(): void {
  const say = FluentBundle.prototype.formatPattern;
  FluentBundle.prototype.formatPattern = function (pattern, values = {}, errors) {
    const many = Object.entries(values ?? {}).map(([name, value]) =>
      COUNTS.has(name) && typeof value === "number" && value > 1 && value < WIDE
        ? [name, WIDE]
        : [name, value],
    );
    return say.call(this, pattern, Object.fromEntries(many), errors);
  };
}
