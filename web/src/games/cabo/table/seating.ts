// Where everybody sits, and how large the cards are.
//
// The others sit around the table in the order of turns: the first to my left, then up the left
// side, over the top and down the right side, as far as the screen allows. Cards have one size a
// role and are as large as there is room for; plans that show more card win.
import type { Box, Floor, Places } from "../../../table/frame/box";
import { Plates, type Plate } from "../../../table/seat/plates";
import {
  extent,
  plansFor,
  shapeOf,
  shapesFor,
  type Area,
  type Band,
  type Cell,
  type Guests,
  type Plan,
  type Shape,
} from "./plans";

export interface Chair {
  box: Box;
  shape: Shape;
  plate: Plate;
}

export interface Seating extends Places {
  chairs: readonly Chair[];
  myShape: Shape;
  myPlate: Plate;
  /** In the middle: the card that somebody holds. */
  held: Box | null;
  /** The widths of cards. */
  sizes: Sizes;
  /** Between the cards of others: where these are small, a thumb hits the gap, too. */
  gap: number;
}

const CARD_GAP = 4;
/** Together with the gap between cards, what is between two blocks. */
const BLOCK_GAP = 10;
export const MY_GAP = 8;
/** Between my rows: a number lies half over the edge of its card. */
const MY_ROW_GAP = 12;
const TALL = 1.4;
const PILE_GAP = 14;
/** A pile is a little higher than a card. */
const PILE_TALL = 1.55;
const TIGHT = 520;
/** With the gap beside it, a card that a thumb hits. */
const HIT = 40;
const MIN_WIDTH = { mine: 40, pile: 44 };
/**
 * The smallest cards of others, how much of the width each has to itself, and how much more cards of
 * that width count than larger ones: the best that fits.
 */
const MIN_OTHER = [
  { least: 30, hit: HIT, counts: 2 },
  { least: 26, hit: HIT, counts: 2 },
  { least: 22, hit: 0, counts: 8 },
] as const;
type MinOther = (typeof MIN_OTHER)[number];
const LARGEST = 180;
const OTHER_TO_MINE = [0.85, 0.72, 0.6, 0.5, 0.41, 0.33];
const PILE_TO_MINE = [1.2, 1.05, 0.9, 0.75];
/** The middle is a stage: nobody's cards but mine are larger. */
const PILE_TO_OTHER = 1.1;
const MAX_OTHER = 0.72;
const MAX_PILE = 1.2;
const THEIRS = 1.4;
const STAGE = 1;
const HELD_TO_PILE = 1.2;
/** In so many plans people sit around the table; others have to be worth so much more. */
const AROUND = 2;
const BETTER = 0.4;
const TOO_LARGE = 10;

interface Sizes {
  other: number;
  mine: number;
  pile: number;
}

/** Everybody's cards are large enough for a thumb, unless there are far too many. */
export function seating(floor: Floor, guests: Guests): Seating {
  for (const others of MIN_OTHER) {
    const { layout, sizes, fits } = bestOf(floor, guests, others);
    if (fits || !others.hit) return layout.boxes(layout.grown(sizes));
  }
  throw new Error("the last one is taken in any case");
}

function bestOf(floor: Floor, guests: Guests, others: MinOther) {
  let best: { score: number; layout: Layout; sizes: Sizes; fits: boolean } | null = null;
  for (const [layout, cost] of layouts(floor, guests, others)) {
    for (const sizes of layout.sizes()) {
      const fits = layout.fits(sizes);
      const score = worth(sizes, others.counts) - cost - (fits ? 0 : TOO_LARGE);
      if (!best || score > best.score) best = { score, layout, sizes, fits };
    }
  }
  return best!;
}

/** All ways to sit, and how much better the worse ones have to be. */
function* layouts(floor: Floor, guests: Guests, others: MinOther): Generator<[Layout, number]> {
  const { mine, square } = guests;
  const shape = square ? shapeOf(mine) : "flat";
  for (const [index, plan] of plansFor(floor, guests.others.length, square).entries()) {
    for (const shapes of shapesFor(plan, guests)) {
      yield [new Layout(floor, guests, plan, shapes, shape, others), index < AROUND ? 0 : BETTER];
    }
  }
}

/** All cards count, also small ones: twice as large is worth the same wherever it is. */
function worth({ other, mine, pile }: Sizes, hitCounts: number): number {
  const hit = Math.min(0, Math.log(other / HIT));
  return hitCounts * hit + Math.log(mine) + THEIRS * Math.log(other) + STAGE * Math.log(pile);
}

class Layout {
  readonly #plates: Plates;
  readonly #tight: boolean;
  /** Around everything, and between areas. */
  readonly #gap: number;

  constructor(
    private readonly floor: Floor,
    private readonly guests: Guests,
    private readonly plan: Plan,
    private readonly shapes: readonly Shape[],
    private readonly myShape: Shape,
    private readonly minOther: MinOther,
  ) {
    this.#plates = new Plates(floor, guests.others.length);
    this.#tight = floor.height < TIGHT && floor.width < floor.height;
    this.#gap = this.#tight ? 4 : 8;
  }

  // --- how large --------------------------------------------------------------------------

  /** The largest cards that fit, for several relations between those of each role. */
  *sizes(): Generator<Sizes> {
    for (const theirs of OTHER_TO_MINE) {
      for (const piles of PILE_TO_MINE) {
        const scaled = (mine: number): Sizes => {
          const other = Math.max(this.minOther.least, Math.floor(theirs * mine));
          const pile = Math.max(MIN_WIDTH.pile, piles * mine, PILE_TO_OTHER * other);
          return { mine, other, pile: Math.ceil(pile) };
        };
        yield scaled(this.#most(MIN_WIDTH.mine, LARGEST, scaled));
      }
    }
  }

  /** Where one role cannot grow any more, others may. */
  grown(sizes: Sizes): Sizes {
    const { mine } = sizes;
    const most = Math.floor(Math.min(MAX_OTHER * mine, sizes.pile / PILE_TO_OTHER));
    const other = this.#most(sizes.other, most, (size) => {
      return { ...sizes, other: size };
    });
    const pile = this.#most(sizes.pile, Math.floor(MAX_PILE * mine), (size) => {
      return { mine, other, pile: size };
    });
    return { mine, other, pile };
  }

  /** The largest number of which the sizes fit; the smallest where none does. */
  #most(least: number, largest: number, sizes: (size: number) => Sizes): number {
    let [fits, over] = [least, largest + 1];
    while (over - fits > 1) {
      const middle = Math.floor((fits + over) / 2);
      if (this.fits(sizes(middle))) fits = middle;
      else over = middle;
    }
    return fits;
  }

  fits(sizes: Sizes): boolean {
    const wide = this.floor.width - 2 * this.#gap;
    if (this.plan.some((band) => this.#across(band, sizes) > wide)) return false;
    return this.#high(sizes) <= this.floor.height;
  }

  #high(sizes: Sizes): number {
    const bands = this.plan.map((band) => this.#down(band, sizes));
    return bands.reduce(
      (sum, height) => sum + height,
      2 * this.#gap + this.#gap * (bands.length - 1),
    );
  }

  #across(band: Band, sizes: Sizes): number {
    const widths = band.map((cell) => this.#cell(cell, sizes).width);
    return widths.reduce((sum, width) => sum + width, this.#gap * (band.length - 1));
  }

  #down(band: Band, sizes: Sizes): number {
    return Math.max(...band.map((cell) => this.#cell(cell, sizes).height));
  }

  #cell(cell: Cell, sizes: Sizes): { width: number; height: number } {
    const areas = cell.map((area) => this.#area(area, sizes));
    const height = areas.reduce((sum, area) => sum + area.height, this.#gap * (cell.length - 1));
    return { width: Math.max(...areas.map(({ width }) => width)), height };
  }

  #area(area: Area, { other, mine, pile }: Sizes): { width: number; height: number } {
    const { rem } = this.floor;
    if (area === "told")
      return { width: 0, height: (this.#tight ? 1.25 : this.#plates.roomy ? 1.75 : 2.4) * rem };
    if (area === "middle") {
      return { width: 2 * pile + PILE_GAP, height: Math.ceil(PILE_TALL * pile) };
    }
    if (area === "mine") {
      const { columns, rows } = extent(this.guests.mine, this.myShape);
      return {
        width:
          columns * (mine + MY_GAP) +
          this.#blocks(this.guests.mine, this.myShape, blockGap(MY_GAP)),
        height:
          this.#plates.height(this.#plates.mine) + Math.ceil(rows * (TALL * mine + MY_ROW_GAP)),
      };
    }
    const [count, shape] = [this.guests.others[area] ?? 0, this.shapes[area] ?? "flat"];
    const { columns, rows } = extent(count, shape);
    const gap = this.#between(other);
    const cards = columns * (other + gap) + this.#blocks(count, shape, blockGap(gap));
    const width = Math.max(cards + 2 * CARD_GAP, 5 * rem);
    const height =
      this.#plates.height(this.#plates.at(width)) + rows * (TALL * other + CARD_GAP) + 2 * CARD_GAP;
    return { width, height: Math.ceil(height) };
  }

  #between(other: number): number {
    return Math.max(CARD_GAP, this.minOther.hit - other);
  }

  #blocks(count: number, shape: Shape, gap: number): number {
    return shape === "block" ? gap * Math.max(0, Math.ceil(count / 4) - 1) : 0;
  }

  // --- where ------------------------------------------------------------------------------

  boxes(sizes: Sizes): Seating {
    const height = Math.max(this.floor.height, this.#high(sizes));
    const spare = height - this.#high(sizes);
    const found = new Map<Area, Box>();
    let top = this.#gap;
    for (const band of this.plan) {
      const stage = band.some((cell) => cell.includes("middle"));
      const high = this.#down(band, sizes) + (stage ? spare : 0);
      this.#place(band, sizes, {
        left: this.#gap,
        top,
        width: this.floor.width - 2 * this.#gap,
        height: high,
      }).forEach(([area, box]) => found.set(area, box));
      top += high + this.#gap;
    }
    const middle = found.get("middle") ?? null;
    return {
      chairs: this.shapes.map((shape, index) => {
        const box = found.get(index)!;
        return { box, shape, plate: this.#plates.at(box.width) };
      }),
      middle,
      told: found.get("told") ?? null,
      toldLines: this.#tight || this.#plates.roomy ? 1 : 2,
      mine: found.get("mine")!,
      myShape: this.myShape,
      myPlate: this.#plates.mine,
      held: middle && heldIn(middle, sizes.pile),
      sizes,
      gap: this.#between(sizes.other),
      height,
    };
  }

  /** What room is left goes between people; the middle has what is left between those at its sides. */
  #place(band: Band, sizes: Sizes, session: Box): [Area, Box][] {
    const cells = band.map((cell) => this.#cell(cell, sizes).width);
    const spare = session.width - cells.reduce((sum, width) => sum + width, 0);
    const stage = band.findIndex((cell) => cell.includes("middle"));
    if (this.#plates.roomy && stage === 0 && band[1]?.includes("mine")) {
      return this.#placeTogether(band, cells, sizes, session);
    }
    const each = spare / (band.length + 1);
    let left = session.left;
    return band.flatMap((cell, index) => {
      let width = cells[index] ?? 0;
      if (band.length === 1) width = session.width;
      else if (stage < 0) width += spare / band.length;
      else if (index === stage) width += each * (stage ? 2 : 1.5);
      else width += each * (stage ? 1 : 1.5);
      const column = { left, top: session.top, width, height: session.height };
      left += width;
      return this.#stack(cell, sizes, column);
    });
  }

  /** Where the piles lie beside my cards, these are in the middle of a wide table, or both are. */
  #placeTogether(band: Band, cells: readonly number[], sizes: Sizes, session: Box): [Area, Box][] {
    const [stage = 0, mine = 0] = cells;
    const piles = stage + 4 * PILE_GAP;
    const beside = (session.width - mine) / 2;
    let left = session.left + (beside < piles ? (session.width - piles - mine) / 2 : 0);
    return [Math.max(piles, beside), mine].flatMap((width, index) => {
      const column = { left, top: session.top, width, height: session.height };
      left += width;
      return this.#stack(band[index] ?? [], sizes, column);
    });
  }

  #stack(cell: Cell, sizes: Sizes, { left, top, width, height }: Box): [Area, Box][] {
    const needs = cell.map((area) => this.#area(area, sizes).height);
    const spare = height - needs.reduce((sum, need) => sum + need, this.#gap * (cell.length - 1));
    const grows = cell.includes("middle") ? cell.indexOf("middle") : 0;
    let below = top;
    return cell.map((area, index) => {
      const high = (needs[index] ?? 0) + (index === grows ? spare : 0);
      const box = { left, top: below, width, height: high };
      below += high + this.#gap;
      return [area, box];
    });
  }
}

/** Beside the draw pile where there is room, otherwise in front of it; never over the discard pile. */
function heldIn({ width, height }: Box, pile: number): Box {
  const rim = width > 4 * MIN_WIDTH.pile + 4 * PILE_GAP ? PILE_GAP : 0;
  const wide = Math.floor(Math.min(HELD_TO_PILE * pile, width / 2 - rim, height / TALL));
  const piles = (width - PILE_GAP) / 2 - pile;
  const left = Math.max(rim, piles - wide - PILE_GAP);
  const high = Math.floor(TALL * wide);
  return {
    left,
    top: Math.min(height - high, (height - high) / 2 + pile * 0.2),
    width: wide,
    height: high,
  };
}

/** How much more there is between two blocks than between two cards. */
export function blockGap(gap: number): number {
  return Math.max(0, BLOCK_GAP - gap);
}
