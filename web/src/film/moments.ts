// The moments of a film: a round, a frame in it, and the eyes through which it is seen.
import type { FilmFrame } from "../generated/protocol";

export interface Moment {
  round: number;
  frame: number;
  /** A seat, or everybody: all cards are open. */
  eyes: Eyes;
}

export type Eyes = number | "all";

/** The end of an address that leads before a decision. */
export const CHOICE = ".choice";

/** The end of an address, such as `2.14.all`; what is missing or wrong is left out. */
export function readMoment(text: string): Partial<Moment> {
  const [round = "", frame = "", eyes = ""] = text.split(".");
  return {
    ...(isNumber(round) && Number(round) > 0 ? { round: Number(round) } : {}),
    ...(isNumber(frame) ? { frame: Number(frame) } : {}),
    ...(eyes === "all" || isNumber(eyes) ? { eyes: readEyes(eyes) } : {}),
  };
}

export function momentText({ round, frame, eyes }: Moment): string {
  return `${round}.${frame}.${eyes}`;
}

export function readEyes(text: string): Eyes {
  return text === "all" ? "all" : Number(text);
}

function isNumber(text: string): boolean {
  return /^\d{1,4}$/.test(text);
}

type Told = Pick<FilmFrame, "news">;
type InTurn = Pick<FilmFrame, "turn">;

/** Whether the table says something about a frame. A silent one is only shown on the way. */
function isTold({ news }: Told, untold: readonly string[]): boolean {
  return news.event.said.some(({ key }) => !untold.includes(key));
}

/** The next frame that is told; the last frame of a round counts always. Null at the end. */
export function nextTold(
  frames: readonly Told[],
  at: number,
  untold: readonly string[],
): number | null {
  const last = frames.length - 1;
  if (at >= last) return null;
  const next = frames.findIndex((frame, index) => index > at && isTold(frame, untold));
  return next < 0 ? last : next;
}

/** The frame that was told before; null at the beginning. */
export function previousTold(
  frames: readonly Told[],
  at: number,
  untold: readonly string[],
): number | null {
  if (at <= 0) return null;
  const before = frames.slice(0, at).findLastIndex((frame) => isTold(frame, untold));
  return Math.max(0, before);
}

/** The first frame of the next turn; null in the last turn. */
export function nextTurn(frames: readonly InTurn[], at: number): number | null {
  const now = frames[at]?.turn;
  const next = frames.findIndex(({ turn }, index) => index > at && turn !== now);
  return next < 0 ? null : next;
}

/** The first frame of this turn, or of the one before if this has just begun; null at the deal. */
export function previousTurn(frames: readonly InTurn[], at: number): number | null {
  if (at <= 0) return null;
  const begun = beginning(frames, at);
  return begun < at ? begun : beginning(frames, at - 1);
}

function beginning(frames: readonly InTurn[], at: number): number {
  let first = at;
  while (first > 0 && frames[first - 1]?.turn === frames[at]?.turn) first -= 1;
  return first;
}
