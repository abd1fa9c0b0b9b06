// The story beside a film: a few sentences about one seat, and the others for those who want more.
import type { Analysis, Phrase, SeatAnalysis } from "../generated/protocol";

/** A sentence, and the moment to which it leads. */
export interface Sentence {
  phrase: Phrase;
  place: { round: number; frame: number } | null;
}

export interface Story {
  own: readonly Sentence[];
  more: readonly Sentence[];
}

/** The most sentences that are shown at once. */
const MOST = 5;

type Told = Pick<Analysis, "story" | "turning_point"> & {
  seats: readonly Pick<SeatAnalysis, "seat" | "margin" | "best" | "costliest">[];
};

/** The story of a seat; for those who did not play, of the seat that did best. */
export function storyOf({ story, seats, turning_point }: Told, viewer: number | null): Story {
  const seat = viewer ?? seats.toSorted((one, other) => other.margin - one.margin)[0]?.seat ?? 0;
  const placeOf = (phrase: Phrase): Sentence["place"] => {
    const found = seats.find((one) => one.seat === seatOf(phrase));
    const places: Record<string, readonly [number, number] | null | undefined> = {
      "analysis-turned": turning_point,
      "analysis-best": found?.best,
      "analysis-costliest": found?.costliest[0],
    };
    const place = places[phrase.key];
    return place ? { round: place[0], frame: place[1] } : null;
  };
  const all = story.map((phrase) => ({ phrase, place: placeOf(phrase) }));
  const own = all.filter(({ phrase }) => seatOf(phrase) === seat).slice(0, MOST);
  return { own, more: all.filter((one) => !own.includes(one)) };
}

function seatOf({ about }: Phrase): number | null {
  const who = about["who"];
  return typeof who === "object" && who.type === "who" ? who.seat : null;
}
