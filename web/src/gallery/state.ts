// What a state of the gallery consists of.
import type { FromServer, ToWatcher } from "../protocol";
import type { Settings } from "../settings.svelte";
import type { Answers } from "./fakeServer";

export interface State {
  name: string;
  group: string;
  /** The address in the app. */
  path: string;
  /** Answers over HTTP that differ from the usual ones. */
  answers?: Answers;
  /** What the table says, or is shown of an event, as soon as somebody is there. */
  told?: readonly (FromServer | ToWatcher)[];
  /** Then the line breaks, or is closed for good. */
  broken?: { code: number; reason: string };
  /** With this code whatever is asked of the table is refused. */
  refusal?: string;
  settings?: Partial<Settings>;
  /** What this browser remembers. */
  kept?: Record<string, unknown>;
  /** What somebody does to get there. */
  steps?: readonly Step[];
}

/** What is pressed, by selector; or what is typed into a field, or a fold that is opened. */
export type Step = string | { into: string; text: string } | { unfold: string };
