// The score pad for rounds of Cabo.
import type { CaboWhy, PadCaboEntry, PadCaboFields, PadView } from "../../../generated/protocol";
import type { PadKind, RoundResult, Sheet, Sign } from "../../../scorepad/padKind";
import { deckOf } from "../cards/decks";
import { whyText } from "../pointsReason";
import { CaboDraft } from "./draft.svelte";
import { endingText, laidText, typedTexts } from "./entryText";
import { feats } from "./feats";
import Fields from "./Fields.svelte";
import Keys from "./Keys.svelte";
import { sumOf } from "./laidCards";
import Marks from "./Marks.svelte";
import { typesSums } from "./entryMode";
import { scoring } from "./scoring";

export const PAD: PadKind<PadCaboEntry, PadCaboFields> = { sheet, typedTexts, endingText };

function sheet(fields: PadCaboFields): Sheet<PadCaboEntry> {
  return {
    deck: deckOf(fields),
    unit: "round",
    scoring: scoring(fields.points),
    laidText: (entry, seat) => laidText(entry, seat, fields),
    endingText,
    cell(entry, result, seat) {
      const score = scoreOf(result, seat);
      const called = entry.caller === seat;
      if (!score) return { points: entered(entry, seat), total: null, called, won: false };
      const won = !score.penalty && Boolean(result?.winners.includes(seat));
      return { points: score.points, total: score.total, called, won };
    },
    part(entry, result, seat) {
      const laid = entry.laid[seat];
      const score = scoreOf(result, seat);
      return {
        cards: laid?.type === "cards" ? laid.cards : [],
        points: score?.points ?? entered(entry, seat),
        total: score?.total ?? null,
        called: entry.caller === seat,
        why: score ? whyText(score) : "",
      };
    },
    Marks,
    feats,
    first: fields.deck === "french" ? "AS" : "1",
    signs,
    draft(players, entry) {
      const draft = new CaboDraft(fields, players, entry);
      draft.typing = typesSums();
      return draft;
    },
    Fields,
    Keys,
  };
}

function scoreOf(result: RoundResult | null, seat: number) {
  return result?.game === "cabo" ? result.scores[seat] : undefined;
}

function entered({ laid }: PadCaboEntry, seat: number): number {
  const mine = laid[seat];
  return mine ? sumOf(mine) : 0;
}

function signs({ rounds }: PadView): Sign[] {
  const called = rounds.some(({ entry }) => entry.type === "cabo" && entry.caller !== null);
  const because = (reason: CaboWhy) =>
    rounds.some(
      ({ result }) => result?.game === "cabo" && result.scores.some(({ why }) => why === reason),
    );
  return [
    ...(called ? [{ icon: "bell", meaning: "app-called" } as const] : []),
    ...(because("kamikaze") ? [{ letter: "K", meaning: "app-pad-kamikaze" }] : []),
    ...(because("pile-ran-out") ? [{ icon: "pile-out", meaning: "app-pad-ran-out" } as const] : []),
  ];
}
