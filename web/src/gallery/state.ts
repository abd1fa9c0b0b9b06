// A state of the gallery.
import type { FromServer, ToWatcher } from "../generated/protocol";
import type { Settings } from "../app/settings.svelte";
import type { Answers } from "./fakeServer";

export interface State {
  name: string;
  group: string;
  /** The address in the app. */
  path: string;
  /** Answers over HTTP that differ from the usual ones. */
  answers?: Answers;
  /** What the table, or the page of an event, sends as soon as a client connects. */
  told?: readonly (FromServer | ToWatcher)[];
  /** What it sends to the others with this device, by their tokens. */
  beside?: Record<string, readonly FromServer[]>;
  /** Then the connection breaks, or is closed for good. */
  broken?: { code: number; reason: string };
  /** The code with which every request to the table is refused. */
  refusal?: string;
  settings?: Partial<Settings>;
  /** What this browser has stored. */
  kept?: Record<string, unknown>;
  /** The steps to get there. */
  steps?: readonly Step[];
}

/** What is pressed, by selector; or typed into a field; or a fold that is opened. */
export type Step = string | { into: string; text: string } | { unfold: string };
