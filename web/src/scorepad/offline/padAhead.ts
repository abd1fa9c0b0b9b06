// The pad as it will be once all pending requests have been carried out, as far as that is known.
import type { PadEntry, PadRequest, PadView } from "../../generated/protocol";
import { applyRequests, type KnownSheet } from "./applyRequests";
import type { Waiting } from "./outbox";
import type { Landed } from "./padWriter.svelte";

export interface PadAhead {
  /** The rounds with their points and totals, as the server will compute them. */
  pad: PadView;
  /** By round that is not on the pad yet: the request, or null once it only has to be shown. */
  coming: ReadonlyMap<number, Waiting | null>;
  /** The rounds of the pad with pending requests. */
  changing: ReadonlySet<number>;
}

export function padAhead(
  pad: PadView,
  sheet: KnownSheet | undefined,
  queue: readonly Waiting[],
  landed: readonly Landed[] = [],
): PadAhead {
  const coming = new Map<number, Waiting | null>();
  const changing = new Set<number>();
  const note = (request: PadRequest, waiting: Waiting | null) => {
    if (request.type === "enter" && request.round > pad.rounds.length) {
      if (!coming.has(request.round)) coming.set(request.round, waiting);
    } else if (request.type === "correct" || request.type === "take-back") {
      changing.add(request.round);
    }
    return request;
  };
  const unseen = landed.filter(({ number }) => number > pad.number);
  const requests = [
    ...unseen.map(({ request }) => note(request, null)),
    ...queue.map((waiting) => note(waiting.asked.request, waiting)),
  ];
  return { pad: sheet ? applyRequests(pad, sheet, requests) : pad, coming, changing };
}

/** The entry of a round, including a pending change. */
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
