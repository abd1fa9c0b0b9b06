// The tournaments of this browser as templates: "like last time" fills in everything but the people.
import { writeStored, readStored } from "./settings.svelte";
import type { NewEvent } from "../generated/protocol";

/** What a new tournament takes over. */
export type Template = { event: string; name: string } & Required<
  Pick<
    NewEvent,
    "game" | "preset" | "changes" | "format" | "place" | "note" | "prizes" | "consolation"
  >
>;

const KEY = "dacabo.templates";
const MOST = 8;

/** The templates, the latest tournament first. */
export function templates(): Template[] {
  const kept = readStored<unknown>(KEY, []);
  return Array.isArray(kept)
    ? (kept as Template[]).filter((one) => Array.isArray(one?.prizes))
    : [];
}

/** Keep a tournament as a template; the people, their payments and its links are not kept. */
export function keepTemplate(template: Template): void {
  const others = templates().filter(({ event }) => event !== template.event);
  writeStored(KEY, [template, ...others].slice(0, MOST));
}

/** A tournament whose links begin like this. */
export function eventOf(key: string): string {
  return key.split(".")[0] ?? "";
}
