// What the player can choose now, and the resulting move.
//
// It says what the rules allow as far as the viewer can know; the server has the last word. Places
// are called as in moves: `a1` is the first card of the first seat.
import { powerOf } from "../cards/values";
import type { CaboView, Decision } from "../../../protocol";
import type { RuleSettings } from "../../../rules/settings";
import { seatLetter } from "../../../words/saying";

/**
 * What choosing means: `plain` what is asked for, `set` several cards for a set, `use` the action
 * of a drawn card, `sneak` a look without leave.
 */
export type Mode = "plain" | "set" | "use" | "sneak";

export interface Situation {
  view: CaboView;
  settings: RuleSettings;
  seat: number;
  decisions: readonly Decision[];
}

const LARGEST_SET = 4;

export function placeName(seat: number, slot: number): string {
  return `${seatLetter(seat)}${slot + 1}`;
}

function ownerOf(place: string): number {
  return place.charCodeAt(0) - "a".charCodeAt(0);
}

/** Whether a card lies there that is not a seat's own. */
export function isOthers(place: string, seat: number | null): boolean {
  return /^[a-z]\d/.test(place) && ownerOf(place) !== seat;
}

function slotOf(place: string): number {
  return Number(place.slice(1)) - 1;
}

/** The decision that choosing answers in this mode. */
export function answered({ decisions }: Situation, mode: Mode): Decision | undefined {
  if (mode === "sneak") return decisions.find(({ kind }) => kind === "sneak");
  return decisions.find(({ kind }) => kind !== "sneak");
}

/** The action of the drawn card, if it is still undecided. */
export function usable(situation: Situation): ReturnType<typeof powerOf> {
  const { view, seat } = situation;
  const { hand } = view;
  const power = hand?.seat === seat && hand.drawn ? powerOf(hand.card) : null;
  return power === "swap" && !canSwap(situation) ? null : power;
}

/** Whether there are two cards to be swapped: the caller's may be locked. */
function canSwap({ view, settings, seat }: Situation): boolean {
  const locked = settings["caller_locked"] === true ? view.caller : null;
  const owners = view.layouts.flatMap((_, owner) =>
    owner !== locked && occupied(view, owner).length ? [owner] : [],
  );
  return owners.length > 1 && (owners.includes(seat) || settings["free_swap"] === true);
}

export function canDraw({ view, settings }: Situation): boolean {
  const reshuffles =
    settings["empty_pile"] === "reshuffle" ||
    (view.caller !== null && settings["pile_out_after_call"] === "play-on");
  return view.pile > 0 || (view.discards > 1 && reshuffles);
}

/** Whether the card that I look at may be exchanged for one of mine: a black king's look. */
export function kingMayExchange(situation: Situation): boolean {
  const { view, settings, seat } = situation;
  const look = view.looks.find(({ by }) => by === seat);
  if (!look || view.phase !== "looking" || !view.discard) return false;
  const locked = settings["caller_locked"] === true && look.place[0] === view.caller;
  return powerOf(view.discard) === "king" && !locked;
}

/** The places that can be chosen next. */
export function choosable(situation: Situation, mode: Mode, chosen: readonly string[]): string[] {
  const { view, settings, seat } = situation;
  const kind = answered(situation, mode)?.kind;
  const mine = occupied(view, seat);
  switch (kind) {
    case "sneak":
      return view.layouts.flatMap((_, owner) => occupied(view, owner));
    case "first-look": {
      const cards = Number(settings["cards"]);
      const first = settings["first_look"] === "nearest" ? cards - Number(settings["looks"]) : 0;
      // Not penalty cards, which come after the cards that were dealt.
      return mine.filter((place) => {
        const slot = slotOf(place);
        return slot >= first && slot < cards && !view.looked.includes(slot);
      });
    }
    case "looking":
      return kingMayExchange(situation) ? mine : [];
    case "turn":
      return [...(canDraw(situation) ? ["pile"] : []), ...(view.discards ? ["discard"] : [])];
    case "snap":
      return mine;
    case "card":
      if (mode === "use") return targets(situation, chosen);
      if (mode === "set" && chosen.length === LARGEST_SET) return [...chosen];
      return mode === "plain" && view.hand?.drawn ? [...mine, "discard"] : mine;
    default:
      return [];
  }
}

/** Where a card can be dragged: the one in my hand, or the top of the discard pile to take it. */
export function dragTargets(situation: Situation, from: string): string[] {
  const { view, seat } = situation;
  const can = choosable(situation, "plain", []);
  const kind = answered(situation, "plain")?.kind;
  if (kind === "card") return from === "hand" ? can : [];
  return kind === "turn" && from === "discard" && can.includes(from) ? occupied(view, seat) : [];
}

/** The possible targets of a used card. */
function targets(situation: Situation, chosen: readonly string[]): string[] {
  const { view, settings, seat } = situation;
  const power = usable(situation);
  const others = view.layouts.flatMap((_, owner) => (owner === seat ? [] : occupied(view, owner)));
  if (power === "peek") return occupied(view, seat);
  if (power !== "swap") return others;
  const locked = settings["caller_locked"] === true ? view.caller : null;
  const free = others.filter((place) => ownerOf(place) !== locked);
  const [first] = chosen;
  if (first === undefined) return [...occupied(view, seat), ...free];
  if (ownerOf(first) === seat) return [first, ...free];
  const second = settings["free_swap"] ? free.filter((p) => ownerOf(p) !== ownerOf(first)) : [];
  return [first, ...occupied(view, seat), ...second];
}

/** The move that the chosen places make, or null if more has to be chosen. */
export function moveOf(situation: Situation, mode: Mode, chosen: readonly string[]): string | null {
  const { view, seat } = situation;
  const [first, second] = chosen;
  if (first === undefined) return null;
  switch (answered(situation, mode)?.kind) {
    case "sneak":
      return `sneak ${first}`;
    case "first-look":
      return `look ${first}`;
    case "looking": {
      const look = view.looks.find(({ by }) => by === seat);
      return look ? `swap ${first} ${placeName(...look.place)}` : null;
    }
    case "turn":
      return first === "pile" ? "draw" : "take";
    case "snap":
      return `snap ${slotOf(first) + 1}`;
    case "card":
      if (first === "discard") return "discard";
      if (mode !== "use") return mode === "plain" ? `replace ${slotOf(first) + 1}` : null;
      if (usable(situation) !== "swap") return `look ${first}`;
      return second === undefined ? null : `swap ${inOrder(seat, first, second).join(" ")}`;
    default:
      return null;
  }
}

/** One's own card is named first; of two others' the one of the earlier seat. */
function inOrder(seat: number, first: string, second: string): [string, string] {
  const swapped = ownerOf(second) === seat || (ownerOf(first) !== seat && second < first);
  return swapped ? [second, first] : [first, second];
}

/** A set: the new card goes where the first one was. */
export function setMove({ settings }: Situation, chosen: readonly string[]): string | null {
  if (!chosen.length) return null;
  const [first = 0, ...rest] = chosen.map((place) => slotOf(place) + 1);
  // Turned up one by one, the order counts; all at once, there is only one way to name them.
  if (!settings["one_by_one"]) rest.sort((a, b) => a - b);
  return `replace ${[first, ...rest].join("+")}`;
}

function occupied(view: CaboView, seat: number): string[] {
  const layout = view.layouts[seat] ?? [];
  return layout.flatMap((card, slot) => (card === null ? [] : [placeName(seat, slot)]));
}
