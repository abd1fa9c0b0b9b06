// Where cards go when something happens in Cabo. A flying card shows only what all players saw.
import type { CaboView, Fact, News, View } from "../../../generated/protocol";
import type { Flight } from "../../../motion/stage.svelte";
import { placeName } from "./possibleMoves";

export function choreography(news: News, before: View, after: View): Flight[] {
  const was = before?.game === "cabo" ? before : null;
  const is = after?.game === "cabo" ? after : null;
  let wave = 0;
  return news.event.facts.flatMap((fact) => {
    const flights = flightsOf(fact, was, is);
    const waved = flights.map((flight) => ({ ...flight, wave: flight.wave + wave }));
    wave = Math.max(wave, ...waved.map((flight) => flight.wave + 1));
    return waved;
  });
}

function flightsOf(fact: Fact, before: CaboView | null, after: CaboView | null): Flight[] {
  switch (fact.type) {
    case "dealt":
      return "discard" in fact ? dealt(after, fact.discard) : [];
    case "drew":
      return [one("pile", "hand", "?")];
    case "took":
      return [one("discard", "hand", fact.card)];
    case "discarded":
      return [one("hand", "discard", fact.card)];
    case "replaced":
      return [
        ...fact.slots.map((slot, index) =>
          one(placeName(fact.by, slot), "discard", fact.cards[index] ?? "?", index),
        ),
        one("hand", placeName(fact.by, fact.slots[0] ?? 0), "?"),
      ];
    case "false-set-shown": {
      const last = after?.layouts[fact.by]?.length ?? 0;
      const grown = last > (before?.layouts[fact.by]?.length ?? last);
      return grown ? [one("hand", placeName(fact.by, last - 1), "?")] : [];
    }
    case "swapped":
      return [
        { ...one(placeName(...fact.one), placeName(...fact.other), "?"), pace: "slow" },
        { ...one(placeName(...fact.other), placeName(...fact.one), "?"), pace: "slow" },
      ];
    case "snapped":
      return fact.right ? [one(placeName(fact.by, fact.slot), "discard", fact.card)] : [];
    case "penalty-taken":
      return fact.slots.map((slot, index) => one("pile", placeName(fact.by, slot), "?", index));
    case "reshuffled":
      return [one("discard", "pile", "?")];
    case "turned-up":
      return [one("pile", "discard", fact.card)];
    default:
      return [];
  }
}

/** Card by card, round the table. */
function dealt(after: CaboView | null, discard: string): Flight[] {
  const rows = after?.layouts ?? [];
  const deepest = Math.max(0, ...rows.map((row) => row.length));
  const flights: Flight[] = rows.flatMap((row, seat) =>
    row.map((_, slot) => ({ ...one("pile", placeName(seat, slot), "?", slot), pace: "quick" })),
  );
  return [...flights, one("pile", "discard", discard, deepest)];
}

function one(from: string, to: string, face: string, wave = 0): Flight {
  return { from, to, face, wave, pace: "calm" };
}
