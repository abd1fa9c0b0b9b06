// The flights of cards in Da Capo!: one for every fact that moves a card.
import type { Choreography, Flight } from "../../../motion/stage.svelte";
import type { DacapoBuilt, DacapoFact, DacapoPut, DacapoView } from "../../../generated/protocol";
import type { Played } from "./heldCard.svelte";
import { buildingPlace, handOf, handPlace, helpPlace, stackPlace } from "./possibleMoves";

const BACK = "?";
/** The time of a card in the air, in waves. */
const LANDED = 2;

/** `played` gives my own last card, and the place where it was seen, perhaps under my finger. */
export function choreography(played: () => Played | null): Choreography {
  return (news, was, is) => {
    if (was?.game !== "dacapo" || is?.game !== "dacapo") return [];
    const mine = played();
    const flights: Flight[] = [];
    let wave = 0;
    // Facts do not say their game: it is that of the table.
    for (const fact of news.event.facts as DacapoFact[]) {
      switch (fact.type) {
        case "built":
          flights.push({
            from: builtFrom(fact, was, mine),
            to: buildingPlace(fact.pile),
            face: fact.card,
            pace: "calm",
            wave: wave++,
          });
          break;
        case "turned-up":
          // It comes first: its back is there until it is turned, under the card that leaves.
          flights.unshift(turnUp(fact.seat, wave++));
          break;
        case "pile-finished":
          // The card under the last one waits, and leaves when that has landed on it.
          wave += LANDED - 1;
          flights.unshift({
            from: buildingPlace(fact.pile),
            to: "aside",
            face: was.building[fact.pile]?.at(-1) ?? BACK,
            pace: "calm",
            wave: wave++,
          });
          break;
        case "put":
          flights.push({
            from: fromHand(fact, was, mine),
            to: helpPlace(fact.by, fact.help),
            face: fact.card,
            pace: "calm",
            wave: wave++,
          });
          break;
        case "drew":
          if (fact.by === is.viewer) break; // `drawn` says which
          for (let count = 0; count < fact.count; count += 1) {
            flights.push(draw(handOf(fact.by), wave++));
          }
          break;
        case "drawn":
          for (const index of newest(fact.cards, is.hand ?? [])) {
            flights.push(draw(handPlace(index), wave++));
          }
          break;
        case "dealt":
          // Stacks and hands are dealt together, to save time.
          fact.tops.forEach((_, seat) => flights.push(draw(stackPlace(seat), seat)));
          break;
        case "reshuffled":
          flights.push({ from: "aside", to: "pile", face: BACK, pace: "calm", wave: wave++ });
          break;
      }
    }
    return flights;
  };
}

function builtFrom(fact: DacapoBuilt, was: DacapoView, mine: Played | null): string {
  if (fact.source === "hand") return fromHand(fact, was, mine);
  const place =
    fact.source === "stack" ? stackPlace(fact.owner) : helpPlace(fact.owner, fact.help ?? 0);
  return isMine(was, mine) && mine?.place === place ? mine.droppedAt : place;
}

/** The origin of a card: of matching cards, the one that I took up; of other players only the hand. */
function fromHand(
  { by, card }: DacapoBuilt | DacapoPut,
  was: DacapoView,
  mine: Played | null,
): string {
  if (by !== was.viewer) return handOf(by);
  const hand = was.hand ?? [];
  const taken = hand.findIndex((_, index) => handPlace(index) === mine?.place);
  if (mine && isMine(was, mine) && hand[taken] === card) return mine.droppedAt;
  return handPlace(hand.indexOf(card));
}

function isMine(was: DacapoView, mine: Played | null): boolean {
  return was.decisions.some(({ id }) => id === mine?.decision);
}

function turnUp(seat: number, wave: number): Flight {
  const place = stackPlace(seat);
  return { from: place, to: place, face: BACK, pace: "quick", wave };
}

/** The flight of a card from the draw pile: it is turned when it has arrived. */
function draw(to: string, wave: number): Flight {
  return { from: "pile", to, face: BACK, pace: "quick", wave };
}

/**
 * The positions of these cards in a hand: the hand is sorted, and matching cards are
 * interchangeable.
 */
function newest(cards: readonly string[], hand: readonly string[]): number[] {
  const found = new Set<number>();
  for (const card of cards) {
    const index = hand.findLastIndex((other, at) => other === card && !found.has(at));
    if (index >= 0) found.add(index);
  }
  return [...found].sort((one, other) => one - other);
}
