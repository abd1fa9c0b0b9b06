// The effects of Cabo.
import type {
  CaboFact,
  CaboRoundResult,
  CaboScore,
  CaboView,
  Event,
  News,
  Phrase,
  Result,
} from "../../generated/protocol";
import type { Mood as FaceMood } from "../../characters/mood";
import {
  runningTotals,
  type Accent,
  type Anchor,
  type Finale,
  type LastLap,
  type Moment,
  type Mood,
  type Race,
  type TableEffects,
  type Tale,
  type RevealProgress,
  type Sign,
  type Turn,
} from "../effects";
import { seatLetter } from "../../i18n/phrases";
import { signed } from "../../i18n/figures";
import { isFrench, rankOf, valueOf } from "./cards/values";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const ALL_FOUR = 4;
/** The worst card, and the best one that is not a joker. */
const HOT = 13;
const COOL = 0;
/** The highest value of a card. */
const MOST = 13;

type About = Phrase["about"];

function anchor([seat, slot]: readonly [number, number]): Anchor {
  return `${seatLetter(seat)}${slot + 1}`;
}

/** The text of a card in a sign: 10, K♥, ★. */
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
  // My own action is among them, so that I see its result, and a mistake stays in sight.
  for (const event of round.slice(Math.max(0, last))) {
    const falseSet = factsOf(event).some(({ type }) => type === "false-set-shown");
    for (const fact of factsOf(event)) {
      if (fact.type === "took") taken = fact.card;
      if (fact.type === "drew") taken = "";
      const sign = signOf(fact, taken, viewer);
      // The card that a failed set brought needs no sign beside that of the set.
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
    case "discarded":
    case "took":
      return landing(fact.card, fact.type === "took" ? "hand" : "discard");
    case "turned-up":
      return landing(fact.card, "discard");
    case "replaced": {
      const count = fact.slots.length;
      if (count < 2) return landing(fact.cards[0] ?? "?", "discard");
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
              felt: true,
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

/** The landing of a card that all players see: a 13 lands heavily, a 0 shines. */
function accentOf(card: string | null): Accent | null {
  const value = valueOf(card);
  if (value === null) return null;
  return value >= HOT ? "thump" : value <= COOL ? "shine" : null;
}

/** The gleam or shudder of a card that only the viewer sees: it has no sound, which others might hear. */
function temper(card: string, at: readonly Anchor[]): Moment[] {
  const how = accentOf(card);
  return how ? [{ at, how }] : [];
}

/** The sound and movement of a card that lands face up for everybody. */
function landing(card: string, at: Anchor): Moment[] {
  const how = accentOf(card);
  return how ? [{ at: [at], how, sound: how }] : [];
}

// --- faces -------------------------------------------------------------------------------

/** From this many points on nobody smiles about a round. */
const MANY = 10;

/** The faces that react to an event. Private facts, such as a card that somebody saw, do not count. */
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
      case "looked":
        if (fact.place[0] !== fact.by) found.set(fact.place[0], "startled");
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
        fact.result.scores.forEach(({ penalty, points }, seat) => {
          const failed = penalty > 0 || seat === fact.result.caller;
          if (failed || points >= MANY) found.set(seat, "sad");
        });
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
  // Clockwise from the caller's left, so that the caller comes last.
  const first = caller === null ? 0 : caller + 1;
  const order = seats.map((step) => (first + step) % seats.length);
  return {
    turns: order.map((seat) => turnOf(seat, result)),
    race: raceOf(result, order),
    ...lastWord(result),
    before,
    after: scores.map(({ total }) => total),
  };
}

/** The remaining cards of a layout, in the order of their places. */
function laid({ cards }: CaboScore): [slot: number, card: string][] {
  return cards.flatMap((card, slot) => (card === null ? [] : [[slot, card]]));
}

function turnOf(seat: number, result: CaboRoundResult): Turn {
  const score = result.scores[seat]!;
  let sum = 0;
  return {
    seat,
    places: laid(score).map(([slot]) => anchor([seat, slot])),
    sums: laid(score).map(([, card]) => (sum += valueOf(card) ?? 0)),
    accents: laid(score).map(([, card]) => accentOf(card)),
    points: score.points,
    ...verdict(score, isLowest(seat, result)),
  };
}

/** Whether a player has the lowest sum, and it counts. */
function isLowest(seat: number, { scores, winners }: CaboRoundResult): boolean {
  const { sum, penalty } = scores[seat]!;
  return winners.includes(seat) && !penalty && scores.every((other) => other.sum >= sum);
}

interface Verdict {
  claim?: Phrase;
  verdict: Phrase;
  mood: Mood;
}

function verdict({ why, sum, points, penalty }: CaboScore, lowest: boolean): Verdict {
  if (why === "kamikaze") {
    const claim = said("app-verdict-kamikaze-claim");
    return { claim, verdict: said("app-verdict-kamikaze"), mood: "good" };
  }
  if (lowest) {
    const claim = said("app-verdict-lowest-claim", { sum });
    const reduced = points !== sum;
    const verdict = reduced
      ? said("app-verdict-lowest", { sum, points })
      : said("app-verdict-points", { points: signed(points) });
    return { claim, verdict, mood: "good" };
  }
  if (penalty > 0 && sum + penalty === points) {
    return { verdict: said("app-verdict-penalty", { sum, penalty, points }), mood: "bad" };
  }
  const mood = penalty > 0 || why === "kamikaze-victim" ? "bad" : "plain";
  return { verdict: said("app-verdict-points", { points: signed(points) }), mood };
}

/** A call is a race against the lowest sum of the others, unless a kamikaze decides the round. */
function raceOf(
  { caller, ending, scores }: CaboRoundResult,
  order: readonly number[],
): Race | null {
  if (caller === null || ending !== "cabo" || order.length < 2) return null;
  let line: number | null = Infinity;
  const lines = order.slice(0, -1).map((seat) => {
    const { sum, why } = scores[seat]!;
    line = line === null || why === "kamikaze" ? null : Math.min(line, sum);
    return line;
  });
  const goal = lines.at(-1) ?? null;
  if (goal === null) return { seat: caller, lines, lostAt: null, open: false };
  const own = scores[caller]!;
  const cards = laid(own).map(([, card]) => card);
  const lost = (count: number) => isLost(cards, count, goal, own.why);
  const last = cards.length - 1;
  const safe = sumOf(cards.slice(0, last)) + MOST <= goal;
  return {
    seat: caller,
    lines,
    lostAt: cards.map((_, index) => index + 1).find(lost) ?? null,
    open: last > 0 && !lost(last) && !safe,
  };
}

const sumOf = (cards: readonly string[]) =>
  cards.reduce((sum, card) => sum + (valueOf(card) ?? 0), 0);

/** Whether the first cards exceed the line in any case, even if the rest may make a kamikaze. */
function isLost(
  cards: readonly string[],
  count: number,
  line: number,
  why: CaboScore["why"],
): boolean {
  const open = cards.slice(0, count);
  const left = cards.length - count;
  const least = cards.some(isFrench) ? -1 : 0; // a joker, or a 0
  const missing = (value: number) =>
    Math.max(0, 2 - open.filter((card) => valueOf(card) === value).length);
  const kamikaze = left ? missing(12) + missing(13) <= left : why === "kamikaze";
  return sumOf(open) + left * least > line && !kamikaze;
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

// --- the match -----------------------------------------------------------------------------

/** A swap counts as a theft if the card received is better by at least this much. */
const STOLEN = 8;
/** A call with at least this penalty is remembered. */
const DEAR = 20;

function tales(results: readonly CaboRoundResult[], result: Result, log: readonly Event[]): Tale[] {
  const won = (seat: number) => result.places[seat] === 1;
  const found: Tale[] = [];
  const tell = (weight: number, key: string, values: About) =>
    found.push({ weight, phrase: said(key, values) });
  for (const round of results) {
    for (const [seat, { why, halved, sum, points }] of round.scores.entries()) {
      const values = { who: { type: "who", seat } as const, round: round.round, sum, points };
      if (why === "kamikaze") tell(90, "app-story-kamikaze", values);
      if (halved && won(seat)) tell(80, "app-story-hundred", values);
      if (why !== "caller-not-lowest" || won(seat)) continue;
      const gap = (result.points[seat] ?? 0) - (result.points[result.places.indexOf(1)] ?? 0);
      if (points >= gap || points >= DEAR) {
        tell((points >= gap ? 75 : 50) + points / 100, "app-story-call-dear", values);
      }
    }
    const { caller } = round;
    const own = caller === null ? undefined : round.scores[caller];
    if (caller === null || !own || round.ending !== "cabo" || !won(caller)) continue;
    const others = round.scores.filter((_, seat) => seat !== caller);
    const rest = others.reduce((sum, { points }) => sum + points, 0);
    const right = round.winners.includes(caller) && own.why !== "kamikaze" && !own.penalty;
    if (!right || !others.every(({ sum }) => sum > own.sum)) continue;
    const who = { type: "who", seat: caller } as const;
    const values = { who, round: round.round, sum: own.sum };
    tell(40 + rest / 100, "app-story-call", values);
  }
  const last = results.at(-1);
  return last ? [...found, ...thefts(last, log)] : found;
}

/**
 * The swaps of the last round whose cards nobody touched again, so that everybody sees them now.
 */
function thefts({ round, scores }: CaboRoundResult, log: readonly Event[]): Tale[] {
  const facts = thisRound(log).flatMap((event) => factsOf(event));
  if (!facts.some((fact) => fact.type === "dealt" && fact.round === round)) return [];
  const at = ([seat, slot]: readonly [number, number]) => scores[seat]?.cards[slot] ?? null;
  return facts.flatMap((fact, index): Tale[] => {
    if (fact.type !== "swapped") return [];
    const [own, other] = fact.one[0] === fact.by ? [fact.one, fact.other] : [fact.other, fact.one];
    const [taken, left] = [at(own), at(other)];
    const gain = (valueOf(left) ?? 0) - (valueOf(taken) ?? 0);
    if (own[0] !== fact.by || other[0] === fact.by || !taken || !left || gain < STOLEN) return [];
    const later = facts.slice(index + 1);
    if (later.some((then) => [own, other].some((place) => moves(then, place)))) return [];
    const values: About = {
      who: { type: "who", seat: fact.by },
      whom: { type: "who", seat: other[0] },
      taken: { type: "face", cards: [taken] },
      left: { type: "face", cards: [left] },
    };
    return [{ weight: 85 + gain / 10, phrase: said("app-story-theft", values) }];
  });
}

/** Whether a fact may have changed the card of a place. */
function moves(fact: CaboFact, [seat, slot]: readonly [number, number]): boolean {
  const same = (place: readonly [number, number]) => place[0] === seat && place[1] === slot;
  switch (fact.type) {
    case "swapped":
      return same(fact.one) || same(fact.other);
    case "replaced":
    case "false-set-shown":
      return fact.by === seat && fact.slots.includes(slot);
    case "snapped":
      return fact.by === seat && fact.slot === slot;
    default:
      return false;
  }
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
  tales,
  tells: (key) => /^cabo-(round-(?!began)|score-|hundred|match-won)/.test(key),
  isOpen: ({ viewer, looks, hand, remembered }) =>
    !remembered && hand?.seat !== viewer && looks.every(({ by }) => by !== viewer),
};
