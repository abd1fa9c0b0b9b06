// The paragraph of the rules that matters now.
import type { CaboView } from "../../../generated/protocol";
import { powerOf, type Power } from "../cards/values";

const OF_POWER: Record<Power, string> = {
  peek: "peek",
  spy: "spy",
  swap: "swap",
  king: "black-king",
};

/**
 * The id of the paragraph that matters for a decision: of a given kind (`""`: none is asked for),
 * in a phase of the view. `heldCard` is the card drawn, or used just now; a card taken from the
 * discards is not told. `called`: a player has called Cabo in this round.
 */
export function paragraphFor(
  kind: string,
  phase: string,
  heldCard?: string,
  called = false,
): string {
  if (phase === "round-over") return "scoring";
  if (phase === "lots" || phase === "deal") return "deal";
  if (phase === "first-looks") return "first-look";
  if (phase === "reshuffling") return "empty-pile";
  if (kind === "snap" || kind === "sneak") return kind;
  const power = heldCard === undefined ? null : powerOf(heldCard);
  if (kind === "card") return power ? OF_POWER[power] : heldCard === undefined ? "take" : "draw";
  if (kind === "looking") return power ? OF_POWER[power] : "actions";
  if (phase === "snapping") return "snap";
  return called ? "last-lap" : "turn";
}

/** The id of the paragraph that matters for the view of a seat. */
export function paragraphNow(view: CaboView): string {
  const { decisions, phase, hand, discard, caller, viewer } = view;
  // Sneaking a look is nearly always possible; it is never the question.
  const kind = decisions.find((one) => one.actor === viewer && one.kind !== "sneak")?.kind ?? "";
  const drawn = hand?.drawn ? hand.card : undefined;
  // A used card is on the discard pile while its player looks.
  const held = kind === "looking" ? (discard ?? undefined) : drawn;
  return paragraphFor(kind, phase, held, caller !== null);
}
