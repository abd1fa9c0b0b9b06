// The score pad for rounds of Da Capo!: the number of cards that each player has left.
import type { PadDacapoEntry, PadDacapoFields } from "../../../generated/protocol";
import type { PadKind, RoundResult, Sheet } from "../../../scorepad/padKind";
import { formatPhrase } from "../../../i18n/phrases";
import { DECK } from "../cards/deck";
import { DacapoDraft } from "./draft.svelte";
import { feats } from "./feats";
import Fields from "./Fields.svelte";
import Keys from "./Keys.svelte";
import Marks from "./Marks.svelte";
import { scoring } from "./scoring";

const sheet = (fields: PadDacapoFields): Sheet<PadDacapoEntry> => ({
  deck: DECK,
  unit: "game",
  scoring: scoring(fields.target),
  laidText: ({ left }, seat) => String(left[seat] ?? ""),
  endingText: () => "",
  cell({ left }, result, seat) {
    const scored = scoredOf(result);
    const points = (scored?.points ?? left)[seat] ?? 0;
    const won = Boolean(scored?.winners.includes(seat));
    return { points, total: scored?.totals[seat] ?? null, called: false, won };
  },
  part({ left }, result, seat, phraseContext) {
    const scored = scoredOf(result);
    const about = { who: { type: "who", seat }, count: left[seat] ?? 0 } as const;
    return {
      cards: [],
      points: scored?.points[seat] ?? 0,
      total: scored?.totals[seat] ?? null,
      called: false,
      why: formatPhrase({ key: "dacapo-left", about }, phraseContext),
    };
  },
  Marks,
  feats,
  first: "1",
  signs: ({ rounds }) =>
    rounds.length ? [{ icon: "card", meaning: "app-pad-cards-left" } as const] : [],
  draft: (players, entry) => new DacapoDraft(fields, players, entry),
  Fields,
  Keys,
});

function scoredOf(result: RoundResult | null) {
  return result?.game === "dacapo" ? result : null;
}

export const PAD: PadKind<PadDacapoEntry, PadDacapoFields> = {
  sheet,
  typedTexts: ({ left }) => left.map(String),
  endingText: () => "",
};
