// The plans of a table: who sits where beside whom, and in which shape cards lie.
import type { Floor } from "../../../table/frame/box";

export interface Guests {
  /** How many places for cards each of the others has, clockwise from my left. */
  others: readonly number[];
  mine: number;
  /** The Dutch square: two rows of two, for everybody. */
  square: boolean;
}

/** In rows of up to six; or in blocks of two by two, one beside the other. */
export type Shape = "flat" | "block";

export type Area = number | "middle" | "told" | "mine";
/** A column of areas. */
export type Cell = readonly Area[];
export type Band = readonly Cell[];
export type Plan = readonly Band[];

const COLUMNS = 6;
/** Less high, and wider: a phone that lies on its side. */
const LYING = 480;

/** Around the table first, as far as that is possible; one above the other is the last resort. */
export function plansFor({ width, height }: Floor, others: number, square: boolean): Plan[] {
  const all: Cell[] = Array.from({ length: others }, (_, index) => [index]);
  const rows: Plan = [all, [["middle"]], [["told"]], [["mine"]]];
  const stage: Cell = ["middle", "told"];
  const beside: Plan = [all, [stage, ["mine"]]];
  if (height < LYING && width > height) return [beside];
  // Two rows of mine are high: they may lie beside the middle.
  if (others < 2) return square && width > height ? [rows, beside] : [rows];
  const first: Cell = [0];
  const last: Cell = [others - 1];
  const between = all.slice(1, -1);
  if (width <= height) {
    if (others < 4) return [rows];
    const half = Math.ceil(others / 2);
    const inTwoRows: Plan = [all.slice(0, half), all.slice(half)];
    return [
      [between, [first, ["middle"], last], [["told"]], [["mine"]]],
      [...inTwoRows, [["middle"]], [["told"]], [["mine"]]],
      [...inTwoRows, [stage, ["mine"]]],
      rows,
    ];
  }
  // Up the left side, down the right one; and in between the players opposite.
  const atSide = others < 4 ? 1 : 2;
  const left = Array.from({ length: atSide }, (_, index) => atSide - 1 - index);
  const right = Array.from({ length: atSide }, (_, index) => others - atSide + index);
  const opposite = all.slice(atSide, others - atSide).flat();
  return [
    [[left, [...opposite, ...stage, "mine"], right]],
    others < 4
      ? [[first, [...between.flat(), ...stage], last], [["mine"]]]
      : [between, [first, stage, last], [["mine"]]],
    rows,
    ...(square ? [beside] : []),
  ];
}

export function shapesFor(plan: Plan, { others, square }: Guests): Shape[][] {
  if (square) return [others.map(shapeOf)];
  // Those at the sides have room above and below them, those at the top beside them.
  const side = plan.flatMap((band) => (band.some((cell) => cell.includes("middle")) ? band : []));
  const atSide = (index: number) => side.some((cell) => cell.length === 1 && cell[0] === index);
  return [
    others.map(() => "flat" as const),
    others.map((count, index) => (atSide(index) ? shapeOf(count) : "flat")),
    others.map(shapeOf),
  ];
}

/** So many that they lie in as many rows as it takes. */
export function shapeOf(count: number): Shape {
  return count > 2 * COLUMNS ? "flat" : "block";
}

/** How many columns and rows so many cards take. */
export function extent(count: number, shape: Shape): { columns: number; rows: number } {
  if (shape === "flat") {
    return { columns: Math.min(count, COLUMNS), rows: Math.ceil(count / COLUMNS) };
  }
  const rest = Math.min(count % 4, 2);
  return { columns: 2 * Math.floor(count / 4) + rest, rows: count > 2 ? 2 : 1 };
}
