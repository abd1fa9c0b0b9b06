// The plans of a table: the neighbours of each seat, and the shapes in which cards lie.
import type { Floor } from "../../../table/frame/box";

/** The numbers of places for cards. */
export interface CardCounts {
  /** The count of each other player, clockwise from my left. */
  others: readonly number[];
  mine: number;
  /** The Dutch square: two rows of two, for everybody. */
  square: boolean;
}

/** Rows of up to six cards, or blocks of two by two, one beside the other. */
export type Shape = "flat" | "block";

/** A part of the table: the cards of another player by number, the middle, the latest event, or my cards. */
export type Area = number | "middle" | "latest" | "mine";
/** A column of areas. */
export type Cell = readonly Area[];
/** A row of cells. */
export type Band = readonly Cell[];
/** Bands, from the top to the bottom. */
export type Plan = readonly Band[];

const COLUMNS = 6;
/** A felt below this height that is wider than high is a phone on its side. */
const LANDSCAPE_HEIGHT = 480;

/** The plans for a felt: around the table first, if possible; players in rows as the last resort. */
export function plansFor({ width, height }: Floor, others: number, square: boolean): Plan[] {
  const players: Cell[] = Array.from({ length: others }, (_, index) => [index]);
  const rows: Plan = [players, [["middle"]], [["latest"]], [["mine"]]];
  const centre: Cell = ["middle", "latest"];
  const beside: Plan = [players, [centre, ["mine"]]];
  if (height < LANDSCAPE_HEIGHT && width > height) return [beside];
  // My two rows are high, so they may lie beside the middle.
  if (others < 2) return square && width > height ? [rows, beside] : [rows];
  const first: Cell = [0];
  const last: Cell = [others - 1];
  const between = players.slice(1, -1);
  if (width <= height) {
    if (others < 4) return [rows];
    const half = Math.ceil(others / 2);
    const playersInTwoRows: Plan = [players.slice(0, half), players.slice(half)];
    return [
      [between, [first, ["middle"], last], [["latest"]], [["mine"]]],
      [...playersInTwoRows, [["middle"]], [["latest"]], [["mine"]]],
      [...playersInTwoRows, [centre, ["mine"]]],
      rows,
    ];
  }
  // The order goes up the left side, past the players opposite, and down the right side.
  const atSide = others < 4 ? 1 : 2;
  const left = Array.from({ length: atSide }, (_, index) => atSide - 1 - index);
  const right = Array.from({ length: atSide }, (_, index) => others - atSide + index);
  const opposite = players.slice(atSide, others - atSide).flat();
  return [
    [[left, [...opposite, ...centre, "mine"], right]],
    others < 4
      ? [[first, [...between.flat(), ...centre], last], [["mine"]]]
      : [between, [first, centre, last], [["mine"]]],
    rows,
    ...(square ? [beside] : []),
  ];
}

/** The combinations of shapes to try in a plan: a shape for each other player. */
export function shapesFor(plan: Plan, { others, square }: CardCounts): Shape[][] {
  if (square) return [others.map(shapeOf)];
  // Players at the sides have room above and below, players at the top to their left and right.
  const middleBands = plan.flatMap((band) =>
    band.some((cell) => cell.includes("middle")) ? band : [],
  );
  const atSide = (index: number) =>
    middleBands.some((cell) => cell.length === 1 && cell[0] === index);
  return [
    others.map(() => "flat" as const),
    others.map((count, index) => (atSide(index) ? shapeOf(count) : "flat")),
    others.map(shapeOf),
  ];
}

/** The shape of this many cards in a square: very many lie in rows. */
export function shapeOf(count: number): Shape {
  return count > 2 * COLUMNS ? "flat" : "block";
}

/** The columns and rows that this many cards take. */
export function extent(count: number, shape: Shape): { columns: number; rows: number } {
  if (shape === "flat") {
    return { columns: Math.min(count, COLUMNS), rows: Math.ceil(count / COLUMNS) };
  }
  const rest = Math.min(count % 4, 2);
  return { columns: 2 * Math.floor(count / 4) + rest, rows: count > 2 ? 2 : 1 };
}
