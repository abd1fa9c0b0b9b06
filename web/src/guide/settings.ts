// The settings of a table for the guide: conditions, and the variables of its texts.

import type { RuleSettings as Settings } from "../rules/settings";

export type { RuleSettings as Settings } from "../rules/settings";
export type Condition = (settings: Settings) => boolean;
export type About = Record<string, number | string>;

/** The condition that an option has this value. */
export function is(option: string, value: string): Condition {
  return (settings) => settings[option] === value;
}

/** The condition that an option is switched on, or is a number above zero. */
export function has(option: string): Condition {
  return (settings) => Boolean(settings[option]);
}

export function not(condition: Condition): Condition {
  return (settings) => !condition(settings);
}

export function all(...conditions: readonly Condition[]): Condition {
  return (settings) => conditions.every((condition) => condition(settings));
}

/** A number of the settings; 0 if there is none. */
export function size(settings: Settings, option: string): number {
  const value = settings[option];
  return typeof value === "number" ? value : 0;
}

/** The variables of every text about the rules: `call_below` is $call-below, no limit is 0. */
export function aboutOf(settings: Settings): About {
  return Object.fromEntries(
    Object.entries(settings).map(([option, value]) => [option.replaceAll("_", "-"), told(value)]),
  );
}

function told(value: boolean | number | string | null): number | string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ?? 0;
}
