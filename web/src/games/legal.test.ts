// The browser offers exactly the moves that the rules allow, in positions of random matches of
// every kind.
import { describe, expect, it } from "vitest";
import {
  choosable,
  may,
  moveOf,
  setMove,
  setsOf,
  usable,
  type Mode,
  type Situation,
} from "./cabo/table/possibleMoves";
import { possibleNow } from "./dacapo/table/possibleMoves";
import type { CaboView, DacapoView } from "../generated/protocol";
import { python } from "../fixtures/python";

interface Position {
  game: "cabo" | "dacapo";
  kind: string;
  view: CaboView | DacapoView;
  /** The patterns of moves that the browser receives. */
  answers: string[];
  legal: string[];
}

const positions = python<Record<string, Position[]>>("positions") ?? {};

/** Every move that a player can make by choosing places and pressing buttons. */
function offeredMoves({ game, kind, view, answers }: Position): string[] {
  if (game === "dacapo") {
    const { choices, end } = possibleNow(view as DacapoView, answers);
    const moves = choices.flatMap(({ targets }) => targets.map(({ move }) => move));
    return end ? [...moves, "end"] : moves;
  }
  const cabo = view as CaboView;
  const seat = cabo.viewer!;
  const decisions = cabo.decisions.filter((decision) => decision.kind === kind);
  const told = Object.fromEntries(decisions.map(({ id }) => [id, answers]));
  const now: Situation = { view: cabo, seat, decisions, answers: told };
  const modes: Mode[] = kind === "sneak" ? ["sneak"] : ["plain"];
  if (kind === "card" && usable(now)) modes.push("use");
  const moves = modes.flatMap((mode) => reach(now, mode, []));
  if (kind === "card" && setsOf(now)) moves.push(...sets(now, []));
  return [...moves, ...["done", "pass", "cabo"].filter((move) => may(now, move))];
}

function reach(now: Situation, mode: Mode, chosen: string[]): string[] {
  return choosable(now, mode, chosen)
    .filter((place) => !chosen.includes(place))
    .flatMap((place) => {
      const more = [...chosen, place];
      const move = moveOf(now, mode, more);
      return move ? [move] : reach(now, mode, more);
    });
}

function sets(now: Situation, chosen: string[]): string[] {
  if (chosen.length === 4) return [];
  return choosable(now, "set", chosen)
    .filter((place) => !chosen.includes(place))
    .flatMap((place) => {
      const more = [...chosen, place];
      const move = more.length > 1 ? setMove(now, more) : null;
      return [...(move ? [move] : []), ...sets(now, more)];
    });
}

describe.each(Object.keys(positions))("%s", (name) => {
  it("offers exactly what the rules allow", () => {
    const seen = positions[name]!;
    expect(seen.length).toBeGreaterThan(20);
    for (const position of seen) {
      expect([...new Set(offeredMoves(position))].sort()).toEqual([...position.legal].sort());
    }
  });
});
