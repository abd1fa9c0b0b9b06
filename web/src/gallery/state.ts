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
  /** The first messages of the table, or of a tournament's page. */
  told?: readonly (FromServer | ToWatcher)[];
  /** The first messages to the other players on this device, by their tokens. */
  beside?: Record<string, readonly FromServer[]>;
  /** The close code, if the connection then breaks or is closed for good. */
  broken?: { code: number; reason: string };
  /** The code with which every request to the table is refused. */
  refusal?: string;
  settings?: Partial<Settings>;
  /** The content of the browser's storage. */
  kept?: Record<string, unknown>;
  /** The number of tables that the card room on this device has. */
  here?: number;
  /** The steps that lead to the state. */
  steps?: readonly Step[];
}

/** Press an element by its selector, type into a field, or open a fold. */
export type Step = string | { into: string; text: string } | { unfold: string };
