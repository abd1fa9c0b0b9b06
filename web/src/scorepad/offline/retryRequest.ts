// The requests to a score pad that follow a refusal.
import type { PadEntry, PadRequest } from "../../generated/protocol";

/** The same request, confirmed. */
export function confirmed(request: PadRequest): PadRequest {
  return request.type === "enter" || request.type === "correct"
    ? { ...request, sure: true }
    : request;
}

/** The same request, now replacing the current entry; null if it replaces none. */
export function overwriting(request: PadRequest, current: PadEntry): PadRequest | null {
  switch (request.type) {
    case "enter": {
      const { round, entry, sure = false } = request;
      return { type: "correct", round, entry, instead: current, sure };
    }
    case "correct":
      return { ...request, instead: current };
    case "take-back":
      return { ...request, entry: current };
    default:
      return null;
  }
}
