// What the rules of a pad mean for its sheet and for what can be entered.
import { deckOf, type Deck } from "../cards/deck";
import type { CaboEnding, GameOffer, PadView } from "../protocol";
import { settingsOf, type Game, type RuleSettings } from "../table/rules";

export interface SheetRules {
  game: Game;
  deck: Deck;
  jokers: boolean;
  /** Whether there is such a thing, and whoever enters a sum has to say so. */
  kamikaze: boolean;
  /** How a round can end without a call. */
  endings: readonly CaboEnding[];
  /** The pile may run out in the last lap, and then nobody has called. */
  pileOut: boolean;
  /** The sum at the call counts, and may be another than that of the end. */
  calledWith: boolean;
  /** A match ends when time is up. */
  clock: boolean;
}

export function sheetRules(offers: readonly GameOffer[], pad: PadView): SheetRules {
  const game = pad.game as Game;
  const settings = settingsOf(offers, { game, preset: pad.preset, changes: pad.changes });
  return game === "cabo" ? caboRules(settings) : DACAPO;
}

const DACAPO: SheetRules = {
  game: "dacapo",
  deck: "dacapo",
  jokers: false,
  kamikaze: false,
  endings: [],
  pileOut: false,
  calledWith: false,
  clock: false,
};

function caboRules(settings: RuleSettings): SheetRules {
  const pileEnds = settings["empty_pile"] === "end-round";
  const endings: CaboEnding[] = [];
  if (pileEnds) endings.push("pile");
  if (isNumber(settings["turn_limit"])) endings.push("turns");
  return {
    game: "cabo",
    deck: deckOf("cabo", settings),
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
