// The parts of a record that concern chance (docs/notation.md): its seal, and every shuffle and
// lot. The players' moves are left to `dacabo verify`, which knows the rules.
import { gameOf } from "../games";

/** One answer of chance, and its position in the match. */
export interface Drawn {
  label: string;
  round: number;
  /** The order of a shuffle. */
  order?: readonly number[];
  /** The candidate that a lot chose. */
  lot?: number;
}

export interface ChanceRecord {
  game: string;
  players: number;
  commitment: string | null;
  seed: string | null;
  words: readonly string[];
  /** The shares by seat, in hex; null without a seal. */
  shares: readonly (string | null)[];
  drawn: readonly Drawn[];
  /** The points of each finished round, and the totals of all after it. */
  points: readonly (readonly number[])[];
  totals: readonly (readonly number[])[];
  rounds: number;
}

const FIRST_LINE = "Dacabo record 1";

/** The text was not written by a table, or by one of a game whose chance is unknown here. */
export class Unreadable extends Error {}

export function readRecord(text: string): ChanceRecord {
  const [first, ...lines] = text.split("\n");
  if (first !== FIRST_LINE) throw new Unreadable();
  const gap = lines.indexOf("");
  const header = new Map<string, string>();
  for (const line of lines.slice(0, gap)) {
    const [, key = "", value = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
    header.set(key, value);
  }
  const game = header.get("Game") ?? "";
  const { chance } = gameOf(game);
  if (!chance) throw new Unreadable();
  const players = texts(header.get("Players")).length;
  return {
    game,
    players,
    commitment: header.get("Commitment") ?? null,
    seed: header.get("Seed") ?? null,
    words: texts(header.get("Words")),
    shares: shares(players, header.get("Shares")),
    ...readRounds(lines.slice(gap), chance.lot),
  };
}

type Rounds = Pick<ChanceRecord, "drawn" | "points" | "totals" | "rounds">;

function readRounds(lines: readonly string[], lotName: string): Rounds {
  const drawn: Drawn[] = [];
  const points: number[][] = [];
  const totals: number[][] = [];
  let round = 0;
  let shuffles = 0;
  for (const line of lines) {
    if (/^Round \d+$/.test(line)) {
      round += 1;
      shuffles = 0;
    } else if (line.startsWith("Points: ")) {
      points.push(numbers(line.slice(8), " "));
    } else if (line.startsWith("Totals: ")) {
      totals.push(numbers(line.slice(8), " "));
    } else {
      for (const move of tableMoves(line)) {
        const label = `round/${round}`;
        if (move.startsWith("lot ")) {
          drawn.push({ label: `${label}/${lotName}`, round, lot: Number(move.slice(4)) });
        } else if (move.startsWith("shuffled ")) {
          const name = shuffles ? `reshuffle/${shuffles}` : "deal";
          drawn.push({ label: `${label}/${name}`, round, order: numbers(move.slice(9), ",") });
          shuffles += 1;
        }
      }
    }
  }
  return { drawn, points, totals, rounds: round };
}

/** The moves of the table on a line: `2. c: take; replace 3; table: close`. */
function* tableMoves(line: string): Generator<string> {
  let actor = "";
  for (const part of line.replace(/^\d+\. /, "").split("; ")) {
    const [, named, move = part] = /^(table|[a-z]): (.*)$/.exec(part) ?? [];
    actor = named ?? actor;
    if (actor === "table") yield move;
  }
}

/** The words, as in `a="Ana" b="Ben"`. */
function texts(field = ""): string[] {
  const found = field.matchAll(/[a-z]=("(?:[^"\\]|\\.)*")(?: |$)/g);
  return Array.from(found, ([, quoted = '""']) => JSON.parse(quoted) as string);
}

/** The shares, as in `a=00ff… c=17b2…`. */
function shares(players: number, field = ""): (string | null)[] {
  const found = new Map<string, string>();
  for (const part of field ? field.split(" ") : []) {
    const [, seat, share] = /^([a-z])=([0-9a-f]{64})$/.exec(part) ?? [];
    if (!seat || !share) throw new Unreadable();
    found.set(seat, share);
  }
  return Array.from(
    { length: players },
    (_, seat) => found.get(String.fromCharCode(97 + seat)) ?? null,
  );
}

function numbers(text: string, between: string): number[] {
  return text.split(between).map(Number);
}
