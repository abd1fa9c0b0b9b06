// The pad as it will be once all pending requests have been sent, as far as that is known.
import type { PadEntry, PadRequest, PadView } from "../protocol";
import type { Waiting } from "./shelf";
import type { Landed } from "./writer.svelte";

/** A round that is not on the pad yet. */
export interface Coming {
  round: number;
  entry: PadEntry;
  /** The pending request; null once it is accepted, and only has to be shown. */
  waiting: Waiting | null;
}

export interface Ahead {
  coming: readonly Coming[];
  /** The rounds of the pad with pending requests. */
  changing: ReadonlySet<number>;
  /** The number of the round to be entered next. */
  next: number;
}

interface Step {
  request: PadRequest;
  waiting: Waiting | null;
}

export function ahead(
  pad: PadView,
  queue: readonly Waiting[],
  landed: readonly Landed[] = [],
): Ahead {
  const unseen = landed.filter(({ number }) => number > pad.number);
  const steps: Step[] = [
    ...unseen.map(({ request }) => ({ request, waiting: null })),
    ...queue.map((waiting) => ({ request: waiting.asked.request, waiting })),
  ];
  const coming: Coming[] = [];
  const changing = new Set<number>();
  for (const { request, waiting } of steps) {
    if (request.type === "enter" && request.round > pad.rounds.length) {
      const { round, entry } = request;
      if (!coming.some((other) => other.round === round)) coming.push({ round, entry, waiting });
    } else if (request.type === "correct" || request.type === "take-back") {
      changing.add(request.round);
    }
  }
  const last = Math.max(pad.rounds.length, ...coming.map(({ round }) => round));
  return { coming, changing, next: last + 1 };
}

/** The entry of a round, or what it will be when a pending change has been sent. */
export function standing(
  pad: PadView,
  queue: readonly Waiting[],
  round: number,
): PadEntry | undefined {
  const requests = queue.map(({ asked }) => asked.request);
  const change = requests.findLast((asked) => asked.type === "correct" && asked.round === round);
  if (change?.type === "correct") return change.entry;
  return pad.rounds[round - 1]?.entry;
}
