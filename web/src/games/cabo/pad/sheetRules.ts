// What can be entered by the rules of a pad.
import type { Deck } from "../../../cards/deck";
import type { CaboEnding } from "../../../protocol";
import type { RuleSettings } from "../../../rules/settings";
import { deckOf } from "../cards/decks";

export interface SheetRules {
  deck: Deck;
  /** Sums may be below 0. */
  jokers: boolean;
  /** Whether a kamikaze exists, and has to be marked with a sum. */
  kamikaze: boolean;
  /** How a round can end without a call. */
  endings: readonly CaboEnding[];
  /** The pile may run out in the last lap, without a call. */
  pileOut: boolean;
  /** The sum at the call counts, and may differ from the final one. */
  calledWith: boolean;
  /** A match ends when time is up. */
  clock: boolean;
}

export function sheetRules(settings: RuleSettings): SheetRules {
  const pileEnds = settings["empty_pile"] === "end-round";
  const endings: CaboEnding[] = [];
  if (pileEnds) endings.push("pile");
  if (isNumber(settings["turn_limit"])) endings.push("turns");
  return {
    deck: deckOf(settings),
    jokers: Number(settings["jokers"] ?? 0) > 0,
    kamikaze: settings["scoring"] === "cabo",
    endings,
    pileOut: pileEnds && settings["pile_out_after_call"] === "end-pile",
    calledWith: isNumber(settings["call_below"]) && settings["caller_locked"] !== true,
    clock: isNumber(settings["minutes"]),
  };
}

function isNumber(setting: unknown): boolean {
  return typeof setting === "number";
}
