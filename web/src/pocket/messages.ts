// What the page and the worker with the card room say to each other.

/** Held by the worker while the room is open: two tabs would write over each other. */
export const LOCK = "dacabo-pocket";

/** Why the room cannot be opened. */
export type Failure = "damaged" | "failed" | "offline" | "store-full" | "too-weak" | "unable";

export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}
export interface Answer {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

export type ToWorker =
  | ({ kind: "request"; id: number } & Request)
  | { kind: "connect"; socket: number; path: string }
  | { kind: "say"; socket: number; text: string }
  | { kind: "leave"; socket: number };

export type FromWorker =
  /** How much of the download has arrived, from 0 to 1. */
  | { kind: "fetching"; share: number }
  | { kind: "starting" | "ready" }
  /** Another tab has the room; this one waits for it. */
  | { kind: "elsewhere" }
  | { kind: "failed"; code: Failure }
  | ({ kind: "answer"; id: number } & Answer)
  | { kind: "opened"; socket: number }
  | { kind: "text"; socket: number; text: string }
  | { kind: "closed"; socket: number; code: number; reason: string };
