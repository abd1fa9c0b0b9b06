// The places of all players on the table, and the sizes of their cards.
//
// The others sit around the table in the order of turns: the first to my left, then up the left
// side, over the top and down the right side, as far as the screen allows. All cards of a role
// (mine, others', piles) have the same size, and the plan with the largest cards wins.
import type { Box, Floor, Places } from "../../../table/frame/box";
import { Plates, type Plate } from "../../../table/seat/plates";
import {
  extent,
  plansFor,
  shapeOf,
  shapesFor,
  type Area,
  type Band,
  type CardCounts,
  type Cell,
  type Plan,
  type Shape,
} from "./plans";

export interface SeatPlace {
  box: Box;
  shape: Shape;
  plate: Plate;
}

export interface Seating extends Places {
  seats: readonly SeatPlace[];
  myShape: Shape;
  myPlate: Plate;
  /** The card that somebody holds, relative to the middle. */
  held: Box | null;
  /** The widths of cards. */
  sizes: Sizes;
  /** The gap between the cards of others: beside small cards it is wider, as part of their touch target. */
  gap: number;
}

const CARD_GAP = 4;
/** The distance between two blocks of cards, including the gap between cards. */
const BLOCK_GAP = 10;
export const MY_GAP = 8;
/** The gap between my rows: a number lies half over the edge of its card. */
const MY_ROW_GAP = 12;
/** The height of a card, divided by its width. */
const CARD_RATIO = 1.4;
const PILE_GAP = 14;
/** A pile is a little higher than a card. */
const PILE_RATIO = 1.55;
/** Below this height, a phone that is held upright has smaller gaps and texts. */
const TIGHT_HEIGHT = 520;
/** The width that a thumb hits: a card, with the gap beside it. */
const TOUCH_WIDTH = 40;
const MIN_WIDTH = { mine: 40, pile: 44 };
/** The limits for the cards of others, tried in this order until everything fits. */
const OTHERS_LIMITS: readonly OthersLimits[] = [
  { min: 30, touch: TOUCH_WIDTH, weight: 2 },
  { min: 26, touch: TOUCH_WIDTH, weight: 2 },
  { min: 22, touch: 0, weight: 8 },
];
const MAX_WIDTH = 180;
const OTHER_TO_MINE = [0.85, 0.72, 0.6, 0.5, 0.41, 0.33];
const PILE_TO_MINE = [1.2, 1.05, 0.9, 0.75];
/** Cards in the middle are larger than all but mine. */
const PILE_TO_OTHER = 1.1;
const MAX_OTHER_TO_MINE = 0.72;
const MAX_PILE_TO_MINE = 1.2;
const OTHERS_WEIGHT = 1.4;
const MIDDLE_WEIGHT = 1;
const HELD_TO_PILE = 1.2;
/** The first plans seat people around the table. Any other must score this much more. */
const PREFERRED_PLANS = 2;
const PLAN_PENALTY = 0.4;
const OVERFLOW_PENALTY = 10;

interface OthersLimits {
  /** The smallest width of a card. */
  min: number;
  /** The width that each card needs, including its gap. */
  touch: number;
  /** The weight of every reduction of the cards below `TOUCH_WIDTH`. */
  weight: number;
}

/** The widths of the cards of each role. */
interface Sizes {
  other: number;
  mine: number;
  pile: number;
}

/** The layout with the largest cards. A thumb can hit everybody's cards, unless there are far too many. */
export function seating(floor: Floor, counts: CardCounts): Seating {
  for (const limits of OTHERS_LIMITS) {
    const { layout, sizes, fits } = bestLayout(floor, counts, limits);
    if (fits || !limits.touch) return layout.boxes(layout.enlarge(sizes));
  }
  throw new Error("the last limits are taken in any case");
}

function bestLayout(floor: Floor, counts: CardCounts, limits: OthersLimits) {
  let best: { score: number; layout: Layout; sizes: Sizes; fits: boolean } | null = null;
  for (const [layout, penalty] of layouts(floor, counts, limits)) {
    for (const sizes of layout.sizes()) {
      const fits = layout.fits(sizes);
      const score = scoreOf(sizes, limits.weight) - penalty - (fits ? 0 : OVERFLOW_PENALTY);
      if (!best || score > best.score) best = { score, layout, sizes, fits };
    }
  }
  return best!;
}

/** All layouts, each with its penalty. */
function* layouts(
  floor: Floor,
  counts: CardCounts,
  limits: OthersLimits,
): Generator<[Layout, number]> {
  const { mine, square } = counts;
  const myShape = square ? shapeOf(mine) : "flat";
  for (const [index, plan] of plansFor(floor, counts.others.length, square).entries()) {
    for (const shapes of shapesFor(plan, counts)) {
      const layout = new Layout(floor, counts, plan, shapes, myShape, limits);
      yield [layout, index < PREFERRED_PLANS ? 0 : PLAN_PENALTY];
    }
  }
}

/** The score of sizes: doubling the cards of a role adds the same, however large they are. */
function scoreOf({ other, mine, pile }: Sizes, smallCardWeight: number): number {
  const tooSmall = smallCardWeight * Math.min(0, Math.log(other / TOUCH_WIDTH));
  return (
    tooSmall + Math.log(mine) + OTHERS_WEIGHT * Math.log(other) + MIDDLE_WEIGHT * Math.log(pile)
  );
}

class Layout {
  readonly #plates: Plates;
  readonly #tight: boolean;
  /** The gap around everything, and between areas. */
  readonly #gap: number;
  /** The lines of the latest event: beside my cards there is less width for it. */
  readonly #lines: 1 | 2;

  constructor(
    private readonly floor: Floor,
    private readonly counts: CardCounts,
    private readonly plan: Plan,
    private readonly shapes: readonly Shape[],
    private readonly myShape: Shape,
    private readonly limits: OthersLimits,
  ) {
    this.#plates = new Plates(floor, counts.others.length);
    this.#tight = floor.height < TIGHT_HEIGHT && floor.width < floor.height;
    this.#gap = this.#tight ? 4 : 8;
    const beside = plan.some((band) => band.length > 1 && band.flat().includes("latest"));
    this.#lines = (this.#tight || this.#plates.roomy) && !beside ? 1 : 2;
  }

  // --- the sizes of cards -----------------------------------------------------------------

  /** The largest cards that fit, for several ratios between the roles. */
  *sizes(): Generator<Sizes> {
    for (const otherToMine of OTHER_TO_MINE) {
      for (const pileToMine of PILE_TO_MINE) {
        const sizesFor = (mine: number): Sizes => {
          const other = Math.max(this.limits.min, Math.floor(otherToMine * mine));
          const pile = Math.max(MIN_WIDTH.pile, pileToMine * mine, PILE_TO_OTHER * other);
          return { mine, other, pile: Math.ceil(pile) };
        };
        yield sizesFor(this.#largestThatFits(MIN_WIDTH.mine, MAX_WIDTH, sizesFor));
      }
    }
  }

  /** Enlarge the cards of others, and then the piles, into the space that is left. */
  enlarge(sizes: Sizes): Sizes {
    const { mine } = sizes;
    const maxOther = Math.floor(Math.min(MAX_OTHER_TO_MINE * mine, sizes.pile / PILE_TO_OTHER));
    const other = this.#largestThatFits(sizes.other, maxOther, (size) => {
      return { ...sizes, other: size };
    });
    const maxPile = Math.floor(MAX_PILE_TO_MINE * mine);
    const pile = this.#largestThatFits(sizes.pile, maxPile, (size) => {
      return { mine, other, pile: size };
    });
    return { mine, other, pile };
  }

  /** The largest size whose sizes of all roles fit, or `min` if none does. */
  #largestThatFits(min: number, max: number, sizesFor: (size: number) => Sizes): number {
    let [low, high] = [min, max + 1];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.fits(sizesFor(middle))) low = middle;
      else high = middle;
    }
    return low;
  }

  fits(sizes: Sizes): boolean {
    const maxWidth = this.floor.width - 2 * this.#gap;
    if (this.plan.some((band) => this.#bandWidth(band, sizes) > maxWidth)) return false;
    return this.#planHeight(sizes) <= this.floor.height;
  }

  #planHeight(sizes: Sizes): number {
    const heights = this.plan.map((band) => this.#bandHeight(band, sizes));
    const gaps = this.#gap * (heights.length + 1);
    return heights.reduce((sum, height) => sum + height, gaps);
  }

  #bandWidth(band: Band, sizes: Sizes): number {
    const widths = band.map((cell) => this.#cellSize(cell, sizes).width);
    return widths.reduce((sum, width) => sum + width, this.#gap * (band.length - 1));
  }

  #bandHeight(band: Band, sizes: Sizes): number {
    return Math.max(...band.map((cell) => this.#cellSize(cell, sizes).height));
  }

  #cellSize(cell: Cell, sizes: Sizes): { width: number; height: number } {
    const areas = cell.map((area) => this.#areaSize(area, sizes));
    const height = areas.reduce((sum, area) => sum + area.height, this.#gap * (cell.length - 1));
    return { width: Math.max(...areas.map(({ width }) => width)), height };
  }

  #areaSize(area: Area, { other, mine, pile }: Sizes): { width: number; height: number } {
    const { rem } = this.floor;
    if (area === "latest") {
      const height = this.#lines === 2 ? 2.4 : this.#tight ? 1.25 : 1.75;
      return { width: 0, height: height * rem };
    }
    if (area === "middle") {
      return { width: 2 * pile + PILE_GAP, height: Math.ceil(PILE_RATIO * pile) };
    }
    if (area === "mine") {
      const { columns, rows } = extent(this.counts.mine, this.myShape);
      return {
        width:
          columns * (mine + MY_GAP) +
          this.#blockGaps(this.counts.mine, this.myShape, blockGap(MY_GAP)),
        height:
          this.#plates.height(this.#plates.mine) +
          Math.ceil(rows * (CARD_RATIO * mine + MY_ROW_GAP)),
      };
    }
    const count = this.counts.others[area] ?? 0;
    const shape = this.shapes[area] ?? "flat";
    const { columns, rows } = extent(count, shape);
    const gap = this.#gapBetween(other);
    const cardsWidth = columns * (other + gap) + this.#blockGaps(count, shape, blockGap(gap));
    const width = Math.max(cardsWidth + 2 * CARD_GAP, 5 * rem);
    const height =
      this.#plates.height(this.#plates.at(width)) +
      rows * (CARD_RATIO * other + CARD_GAP) +
      2 * CARD_GAP;
    return { width, height: Math.ceil(height) };
  }

  #gapBetween(other: number): number {
    return Math.max(CARD_GAP, this.limits.touch - other);
  }

  #blockGaps(count: number, shape: Shape, gap: number): number {
    return shape === "block" ? gap * Math.max(0, Math.ceil(count / 4) - 1) : 0;
  }

  // --- the places -------------------------------------------------------------------------

  boxes(sizes: Sizes): Seating {
    const height = Math.max(this.floor.height, this.#planHeight(sizes));
    const spare = height - this.#planHeight(sizes);
    const boxByArea = new Map<Area, Box>();
    let top = this.#gap;
    for (const band of this.plan) {
      const hasMiddle = band.some((cell) => cell.includes("middle"));
      const bandHeight = this.#bandHeight(band, sizes) + (hasMiddle ? spare : 0);
      this.#place(band, sizes, {
        left: this.#gap,
        top,
        width: this.floor.width - 2 * this.#gap,
        height: bandHeight,
      }).forEach(([area, box]) => boxByArea.set(area, box));
      top += bandHeight + this.#gap;
    }
    const middle = boxByArea.get("middle") ?? null;
    return {
      seats: this.shapes.map((shape, index) => {
        const box = boxByArea.get(index)!;
        return { box, shape, plate: this.#plates.at(box.width) };
      }),
      middle,
      latest: boxByArea.get("latest") ?? null,
      latestLines: this.#lines,
      mine: boxByArea.get("mine")!,
      myShape: this.myShape,
      myPlate: this.#plates.mine,
      held: middle && heldIn(middle, sizes.pile),
      sizes,
      gap: this.#gapBetween(sizes.other),
      height,
    };
  }

  /**
   * The boxes of a band's areas. The spare width goes to the players; in the band of the middle it goes
   * to the middle and to the cells beside it.
   */
  #place(band: Band, sizes: Sizes, region: Box): [Area, Box][] {
    const widths = band.map((cell) => this.#cellSize(cell, sizes).width);
    const spare = region.width - widths.reduce((sum, width) => sum + width, 0);
    const middleIndex = band.findIndex((cell) => cell.includes("middle"));
    if (this.#plates.roomy && middleIndex === 0 && band[1]?.includes("mine")) {
      return this.#placeTogether(band, widths, sizes, region);
    }
    const share = spare / (band.length + 1);
    let left = region.left;
    return band.flatMap((cell, index) => {
      let width = widths[index] ?? 0;
      // A middle between its neighbours gets two shares of the spare width, one at the edge gets 1.5.
      if (band.length === 1) width = region.width;
      else if (middleIndex < 0) width += spare / band.length;
      else if (index === middleIndex) width += share * (middleIndex ? 2 : 1.5);
      else width += share * (middleIndex ? 1 : 1.5);
      const column = { left, top: region.top, width, height: region.height };
      left += width;
      return this.#stack(cell, sizes, column);
    });
  }

  /** Centres my cards on a wide table, with the piles beside them; on a narrow one, centres both together. */
  #placeTogether(band: Band, widths: readonly number[], sizes: Sizes, region: Box): [Area, Box][] {
    const [middleWidth = 0, myWidth = 0] = widths;
    const minMiddle = middleWidth + 4 * PILE_GAP;
    const beside = (region.width - myWidth) / 2;
    let left = region.left;
    if (beside < minMiddle) left += (region.width - minMiddle - myWidth) / 2;
    return [Math.max(minMiddle, beside), myWidth].flatMap((width, index) => {
      const column = { left, top: region.top, width, height: region.height };
      left += width;
      return this.#stack(band[index] ?? [], sizes, column);
    });
  }

  /** The areas of a cell, one below the other: the middle, or else the first, gets the spare height. */
  #stack(cell: Cell, sizes: Sizes, { left, top, width, height }: Box): [Area, Box][] {
    const heights = cell.map((area) => this.#areaSize(area, sizes).height);
    const gaps = this.#gap * (cell.length - 1);
    const spare = height - heights.reduce((sum, areaHeight) => sum + areaHeight, gaps);
    const growing = cell.includes("middle") ? cell.indexOf("middle") : 0;
    let nextTop = top;
    return cell.map((area, index) => {
      const areaHeight = (heights[index] ?? 0) + (index === growing ? spare : 0);
      const box = { left, top: nextTop, width, height: areaHeight };
      nextTop += areaHeight + this.#gap;
      return [area, box];
    });
  }
}

/** The held card: beside the draw pile if it fits, otherwise in front of it; never over the discard pile. */
function heldIn({ width, height }: Box, pile: number): Box {
  const margin = width > 4 * MIN_WIDTH.pile + 4 * PILE_GAP ? PILE_GAP : 0;
  const cardWidth = Math.floor(
    Math.min(HELD_TO_PILE * pile, width / 2 - margin, height / CARD_RATIO),
  );
  const cardHeight = Math.floor(CARD_RATIO * cardWidth);
  const pilesLeft = (width - PILE_GAP) / 2 - pile;
  return {
    left: Math.max(margin, pilesLeft - cardWidth - PILE_GAP),
    top: Math.min(height - cardHeight, (height - cardHeight) / 2 + pile * 0.2),
    width: cardWidth,
    height: cardHeight,
  };
}

/** The extra gap between two blocks of cards. */
export function blockGap(gap: number): number {
  return Math.max(0, BLOCK_GAP - gap);
}
