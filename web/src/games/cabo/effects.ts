// The effects of Cabo.
import type {
  CaboFact,
  CaboRoundResult,
  CaboScore,
  CaboView,
  Event,
  News,
  Phrase,
} from "../../generated/protocol";
import type { Mood as FaceMood } from "../../characters/mood";
import {
  runningTotals,
  type Anchor,
  type Finale,
  type LastLap,
  type Moment,
  type Mood,
  type TableEffects,
  type RevealProgress,
  type Sign,
  type Turn,
} from "../effects";
import { seatLetter } from "../../i18n/phrases";
import { isFrench, rankOf, valueOf } from "./cards/values";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const ALL_FOUR = 4;
/** From here on a card is one to be got rid of. */
const HOT = 12;

type About = Phrase["about"];

function anchor([seat, slot]: readonly [number, number]): Anchor {
  return `${seatLetter(seat)}${slot + 1}`;
}

/** A card in a sign: 10, K♥, ★. */
function short(face: string): string {
  if (!isFrench(face)) return face;
  return face === "X" ? "★" : rankOf(face) + (SUITS[face.slice(-1)] ?? "");
}

const shorts = (faces: readonly string[]) => faces.map(short).join(" ");
const places = (slots: readonly number[]) => slots.map((slot) => slot + 1).join("+");
const where = (place: [number, number]): About[string] => ({ type: "where", place });

/** Facts do not say their game: it is that of the table. */
const factsOf = (event: Event) => event.facts as readonly CaboFact[];

const isTurn = (fact: CaboFact, seat: number) =>
  ["drew", "took", "called", "passed"].includes(fact.type) && "by" in fact && fact.by === seat;
const begins = ({ type }: CaboFact) => type === "dealt" || type === "round-began";

/** The events of this round. */
function thisRound(log: readonly Event[]): readonly Event[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex((event) => factsOf(event).some(begins)),
    ),
  );
}

// --- since my last turn ------------------------------------------------------------------

function signs(log: readonly Event[], viewer: number | null): Sign[] {
  const round = thisRound(log);
  const last = round.findLastIndex((event) =>
    factsOf(event).some((fact) => viewer !== null && isTurn(fact, viewer)),
  );
  const found: Sign[] = [];
  let taken = "";
  // My own deed is among them: it is seen what came of it, and a mistake stays in sight.
  for (const event of round.slice(Math.max(0, last))) {
    const falseSet = factsOf(event).some(({ type }) => type === "false-set-shown");
    for (const fact of factsOf(event)) {
      if (fact.type === "took") taken = fact.card;
      if (fact.type === "drew") taken = "";
      const sign = signOf(fact, taken, viewer);
      // The card that a false set brought is no news beside the set.
      if (!sign || (falseSet && fact.type === "discarded")) continue;
      found.push({ ...sign, number: event.number, said: event.said });
    }
  }
  return found;
}

type Bare = Omit<Sign, "number" | "said">;

function signOf(fact: CaboFact, taken: string, viewer: number | null): Bare | null {
  const sign = (icon: Sign["icon"], key: string, about: About, touches = false): Bare | null =>
    "by" in fact
      ? {
          seat: fact.by,
          icon,
          text: { key, about: { who: { type: "who", seat: fact.by }, ...about } },
          touches,
        }
      : null;
  const isMine = "by" in fact && fact.by === viewer;
  switch (fact.type) {
    case "swapped": {
      const hit = !isMine && (fact.one[0] === viewer || fact.other[0] === viewer);
      const [one, other] =
        fact.other[0] === fact.by ? [fact.other, fact.one] : [fact.one, fact.other];
      return sign("swap", "app-sign-swap", { one: where(one), other: where(other) }, hit);
    }
    case "looked": {
      if (fact.why === "first") return null;
      const own = fact.place[0] === fact.by;
      const touches = !isMine && fact.place[0] === viewer;
      return sign(own ? "eye" : "spyglass", "app-sign-look", { place: where(fact.place) }, touches);
    }
    case "discarded":
      return fact.used ? null : sign("card", "app-sign-threw", { faces: short(fact.card) });
    case "replaced": {
      const about = { slots: places(fact.slots), faces: shorts(fact.cards) };
      if (fact.slots.length > 1) return sign("card", "app-sign-set", about);
      return taken
        ? sign("card", "app-sign-took", { ...about, card: short(taken) })
        : sign("card", "app-sign-new", about);
    }
    case "false-set-shown":
      return sign("close", "app-sign-no-set", { slots: places(fact.slots) }, isMine);
    case "snapped": {
      const about = { slots: places([fact.slot]), faces: short(fact.card) };
      return fact.right
        ? sign("snap", "app-sign-snap", about)
        : sign("close", "app-sign-no-snap", about, isMine);
    }
    case "penalty-taken":
      return sign("plus", "app-sign-penalty", { count: fact.slots.length }, isMine);
    case "called":
      return sign("bell", "app-sign-called", {});
    default:
      return null;
  }
}

function touched(log: readonly Event[]): Map<Anchor, number> {
  const marks = new Map<Anchor, number>();
  const leave = (...gone: Anchor[]) => gone.forEach((place) => marks.delete(place));
  for (const event of thisRound(log)) {
    for (const fact of factsOf(event)) {
      if ("by" in fact && isTurn(fact, fact.by)) {
        leave(...[...marks].flatMap(([place, by]) => (by === fact.by ? [place] : [])));
      }
      switch (fact.type) {
        case "swapped":
          marks.set(anchor(fact.one), fact.by).set(anchor(fact.other), fact.by);
          break;
        case "looked":
          if (fact.why !== "first") marks.set(anchor(fact.place), fact.by);
          break;
        case "replaced":
          leave(...fact.slots.map((slot) => anchor([fact.by, slot])));
          marks.set(anchor([fact.by, fact.slots[0] ?? 0]), fact.by);
          break;
        case "snapped":
          leave(anchor([fact.by, fact.slot]));
          break;
        case "penalty-taken":
          for (const slot of fact.slots) marks.set(anchor([fact.by, slot]), fact.by);
          break;
      }
    }
  }
  return marks;
}

// --- moments -----------------------------------------------------------------------------

function moments({ event }: News, viewer: number | null): Moment[] {
  const found = factsOf(event).flatMap((fact) => momentsOf(fact, viewer));
  // One rustle for the last card of the old pile and the first of the new one.
  return found.filter(({ sound }, index) => sound !== "shuffle" || !index);
}

function momentsOf(fact: CaboFact, viewer: number | null): Moment[] {
  switch (fact.type) {
    case "called":
      return [{ call: fact.by }];
    case "dealt":
    case "reshuffled":
      return [{ sound: "shuffle" }];
    case "replaced": {
      const count = fact.slots.length;
      if (count < 2) return [];
      const word =
        count === 2 ? "app-stamp-pair" : count === 3 ? "app-stamp-three" : "app-stamp-four";
      const sound = count < ALL_FOUR ? "slap" : "chime";
      return [{ at: ["discard"], how: "slap", word, mood: "good", sound }];
    }
    case "false-set-shown": {
      const at = fact.slots.map((slot) => anchor([fact.by, slot]));
      const felt = fact.by === viewer;
      return [{ at, how: "shiver", word: "app-stamp-no-set", mood: "bad", sound: "thud", felt }];
    }
    case "snapped": {
      const felt = fact.by === viewer;
      return fact.right
        ? [
            {
              at: ["discard"],
              how: "slap",
              word: "app-stamp-snap",
              mood: "good",
              sound: "slap",
              felt,
            },
          ]
        : [
            {
              ...{ at: [anchor([fact.by, fact.slot])], how: "shiver", word: "app-stamp-no-snap" },
              ...{ mood: "bad", sound: "thud", felt },
            },
          ];
    }
    case "swapped": {
      const mine = [fact.one, fact.other].filter(([seat]) => seat === viewer);
      return mine.length && fact.by !== viewer
        ? [{ at: mine.map(anchor), how: "shake", sound: "thud", felt: true }]
        : [];
    }
    case "looked":
      return fact.place[0] === viewer && fact.by !== viewer && fact.why !== "first"
        ? [{ at: [anchor(fact.place)], how: "shake", felt: true }]
        : [];
    case "penalty-taken":
      return fact.by === viewer ? [{ felt: true }] : [];
    case "drawn":
      return temper(fact.card, ["hand"]);
    case "saw":
      return temper(fact.card, [anchor(fact.place)]);
    default:
      return [];
  }
}

/** Told only to the player who sees the card, so there is no sound. */
function temper(card: string, at: readonly Anchor[]): Moment[] {
  const value = valueOf(card) ?? 1;
  if (value >= HOT) return [{ at, how: "shake" }];
  return value <= 0 ? [{ at, how: "shine" }] : [];
}

// --- faces -------------------------------------------------------------------------------

/** Facts that only some are told, such as a card that somebody saw, are not among these. */
function moods(event: Event, players: number): Map<number, FaceMood> {
  const found = new Map<number, FaceMood>();
  for (const fact of factsOf(event)) {
    switch (fact.type) {
      case "called":
        for (let seat = 0; seat < players; seat++) {
          found.set(seat, seat === fact.by ? "happy" : "startled");
        }
        break;
      case "swapped":
        for (const [seat] of [fact.one, fact.other]) {
          if (seat !== fact.by) found.set(seat, "startled");
        }
        break;
      case "snapped":
        found.set(fact.by, fact.right ? "happy" : "sad");
        break;
      case "replaced":
        if (fact.slots.length > 1) found.set(fact.by, "happy");
        break;
      case "false-set-shown":
      case "penalty-taken":
        found.set(fact.by, "sad");
        break;
      case "round-ended":
        fact.result.scores.forEach(({ penalty }, seat) => penalty > 0 && found.set(seat, "sad"));
        for (const seat of fact.result.winners) found.set(seat, "happy");
        break;
    }
  }
  return found;
}

// --- the last lap ------------------------------------------------------------------------

function lap({ caller, player, layouts, phase }: CaboView): LastLap | null {
  if (caller === null || phase === "round-over" || phase === "ended") return null;
  const count = layouts.length;
  const left = player === null ? 0 : (caller - player + count) % count;
  const slots = layouts[caller]?.flatMap((card, slot) => (card === null ? [] : [slot])) ?? [];
  return { caller, left, places: slots.map((slot) => anchor([caller, slot])) };
}

// --- the end of a round ------------------------------------------------------------------

function finale(result: CaboRoundResult, before: readonly number[]): Finale {
  const { caller, scores } = result;
  const seats = [...scores.keys()];
  // Round the table from the caller's left, so that the caller comes last.
  const first = caller === null ? 0 : caller + 1;
  const order = seats.map((step) => (first + step) % seats.length);
  return {
    turns: order.map((seat) => turnOf(seat, scores[seat]!)),
    ...lastWord(result),
    before,
    after: scores.map(({ total }) => total),
  };
}

function turnOf(seat: number, score: CaboScore): Turn {
  const slots = score.cards.flatMap((card, slot) => (card === null ? [] : [slot]));
  let sum = 0;
  const sums = slots.map((slot) => (sum += valueOf(score.cards[slot] ?? null) ?? 0));
  return { seat, places: slots.map((slot) => anchor([seat, slot])), sums, ...verdict(score) };
}

function verdict({ why, sum, points, penalty }: CaboScore): { verdict: Phrase; mood: Mood } {
  if (why === "kamikaze") return { verdict: said("app-verdict-kamikaze"), mood: "good" };
  if (why === "lowest" || why === "caller-wins-tie") {
    return { verdict: said("app-verdict-lowest", { points }), mood: "good" };
  }
  if (penalty > 0 && sum + penalty === points) {
    return { verdict: said("app-verdict-penalty", { sum, penalty, points }), mood: "bad" };
  }
  const mood = penalty > 0 || why === "kamikaze-victim" ? "bad" : "plain";
  return { verdict: said("app-verdict-points", { points }), mood };
}

function lastWord({ scores, winners }: CaboRoundResult): { word: Phrase; rare: boolean } {
  const seatOf = (found: (score: CaboScore) => boolean) => scores.findIndex(found);
  const kamikaze = seatOf(({ why }) => why === "kamikaze");
  if (kamikaze >= 0) return { word: about("app-moment-kamikaze", kamikaze), rare: true };
  const halved = seatOf(({ halved }) => halved);
  if (halved >= 0) return { word: about("cabo-hundred", halved), rare: true };
  const won = winners[0] ?? 0;
  const nothing = scores[won]?.sum === 0 && winners.length === 1;
  if (nothing) return { word: about("app-moment-zero", won), rare: true };
  const players = { type: "players", seats: winners } as const;
  return { word: said("cabo-round-won", { players }), rare: false };
}

const said = (key: string, values: About = {}): Phrase => ({ key, about: values });
const about = (key: string, seat: number) => said(key, { who: { type: "who", seat } });

function veil(view: CaboView, end: Finale, { open, counted }: RevealProgress): CaboView {
  const turned = new Set(end.turns.flatMap((turn) => turn.places).slice(0, open));
  return {
    ...view,
    phase: "round-over",
    result: null,
    totals: runningTotals(end, counted),
    layouts: view.layouts.map((layout, seat) =>
      layout.map((card, slot) => (card === null || turned.has(anchor([seat, slot])) ? card : "?")),
    ),
  };
}

export const EFFECTS: TableEffects<CaboView, CaboRoundResult> = {
  call: "app-cabo-yes",
  signs,
  touched,
  moments,
  moods,
  lap,
  finale,
  veil,
  tells: (key) => /^cabo-(round-(?!began)|score-|hundred|match-won)/.test(key),
  isOpen: ({ viewer, looks, hand, remembered }) =>
    !remembered && hand?.seat !== viewer && looks.every(({ by }) => by !== viewer),
};
