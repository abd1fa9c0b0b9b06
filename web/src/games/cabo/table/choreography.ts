// The flights of cards in Cabo. A flying card shows a face only if all players saw it.
import type { CaboView, Fact, News, View } from "../../../generated/protocol";
import type { Flight } from "../../../motion/stage.svelte";
import { placeName } from "./possibleMoves";

export function choreography(news: News, before: View, after: View): Flight[] {
  const caboBefore = before?.game === "cabo" ? before : null;
  const caboAfter = after?.game === "cabo" ? after : null;
  let wave = 0;
  return news.event.facts.flatMap((fact) => {
    const flights = flightsOf(fact, caboBefore, caboAfter);
    const waved = flights.map((each) => ({ ...each, wave: each.wave + wave }));
    wave = Math.max(wave, ...waved.map((each) => each.wave + 1));
    return waved;
  });
}

function flightsOf(fact: Fact, before: CaboView | null, after: CaboView | null): Flight[] {
  switch (fact.type) {
    case "dealt":
      // Da Capo! has a fact of this type, too.
      return "discard" in fact ? dealFlights(after, fact.discard) : [];
    case "drew":
      return [flight("pile", "hand", "?")];
    case "took":
      return [flight("discard", "hand", fact.card)];
    case "discarded":
      return [flight("hand", "discard", fact.card)];
    case "replaced":
      return [
        ...fact.slots.map((slot, index) =>
          flight(placeName(fact.by, slot), "discard", fact.cards[index] ?? "?", index),
        ),
        flight("hand", placeName(fact.by, fact.slots[0] ?? 0), "?"),
      ];
    case "false-set-shown": {
      const last = after?.layouts[fact.by]?.length ?? 0;
      const grown = last > (before?.layouts[fact.by]?.length ?? last);
      return grown ? [flight("hand", placeName(fact.by, last - 1), "?")] : [];
    }
    case "swapped":
      return [
        { ...flight(placeName(...fact.one), placeName(...fact.other), "?"), pace: "slow" },
        { ...flight(placeName(...fact.other), placeName(...fact.one), "?"), pace: "slow" },
      ];
    case "snapped":
      return fact.right ? [flight(placeName(fact.by, fact.slot), "discard", fact.card)] : [];
    case "penalty-taken":
      return fact.slots.map((slot, index) => flight("pile", placeName(fact.by, slot), "?", index));
    case "reshuffled":
      return [flight("discard", "pile", "?")];
    case "turned-up":
      return [flight("pile", "discard", fact.card)];
    default:
      return [];
  }
}

/** One card for every player in each wave. */
function dealFlights(after: CaboView | null, discard: string): Flight[] {
  const rows = after?.layouts ?? [];
  const mostCards = Math.max(0, ...rows.map((row) => row.length));
  const flights: Flight[] = rows.flatMap((row, seat) =>
    row.map((_, slot) => ({ ...flight("pile", placeName(seat, slot), "?", slot), pace: "quick" })),
  );
  return [...flights, flight("pile", "discard", discard, mostCards)];
}

function flight(from: string, to: string, face: string, wave = 0): Flight {
  return { from, to, face, wave, pace: "calm" };
}
