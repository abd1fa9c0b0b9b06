// The places of everything at a table of Da Capo!, and the sizes of the cards: they are as large as
// possible, and the same in every state of a round.
import type { Box, Floor, Places } from "../../../table/frame/box";
import { Plates, type Plate } from "../../../table/seat/plates";

export interface Company {
  others: number;
  /** Whether I have a seat. */
  mine: boolean;
  piles: number;
  helps: number;
  /** The number of cards in a hand at the beginning of a turn. */
  hand: number;
  /** Whether one line is enough for the latest event, because more is said below the table. */
  brief: boolean;
}

/** The widths of cards. */
interface Widths {
  other: number;
  /** A card of another player's side pile. */
  chip: number;
  pile: number;
  stack: number;
  help: number;
  hand: number;
}

export interface TablePlaces extends Places {
  others: Box;
  plate: Plate;
  myPlate: Plate;
  widths: Widths;
  /** Whether the side piles of others stand one above the other, beside the stack. */
  chipsInColumn: boolean;
  columns: { piles: number; helps: number; hand: number };
  /** Whether my hand lies beside my piles. */
  inRow: boolean;
  /** The number of lines for the captions of piles: building piles, my stack, my side piles. */
  lines: { piles: number; stack: number; helps: number };
}

/** The empty margin at the edges of the felt. */
const PAD = 12;
/** A felt below this width is narrow. */
const NARROW_WIDTH = 900;
/** A felt below this height that is wider than high is a phone on its side. */
const LANDSCAPE_HEIGHT = 480;
/** Below this height, a phone that is held upright has smaller gaps and texts. */
const TIGHT_HEIGHT = 520;
/** The height of a card, divided by its width. */
const CARD_RATIO = 1.4;
/** A pile is a little higher than a card. */
const PILE_RATIO = 1.51;
const CHIP = { min: 16, share: 0.42 };
const MIN_WIDTH = { other: 40, pile: 40, stack: 48, help: 40, hand: 44 };
const MAX_WIDTH = { other: 110, pile: 150, stack: 160, help: 126, hand: 180 };
/** The width of each role's cards, as a share of the size of the layout. */
const SHARE = { other: 0.72, pile: 0.8, stack: 0.95, help: 0.71, hand: 1.12 };
/** The visible part of a card below the one that lies on it, and the number of such cards. */
const STRIP = 0.26;
const CARDS_UNDER_TOP = 2;
const CAPTION_REMS = 1.14;
/** From this width, a caption needs only one line. */
const ONE_LINE_REMS = { piles: 4.75, helps: 6 };
/** A narrower side pile has no caption: its words would be broken. */
const CAPTION_MIN_REMS = 4.4;
const MAX_SIZE = 180;
/** The largest factor by which the cards of others and in the middle grow beyond their share. */
const MAX_GROWTH = 1.5;
/** The gap between my stack, my side piles and my hand. */
const GROUP_GAP = 40;

export function tablePlaces(floor: Floor, company: Company): TablePlaces {
  const below = largestLayout(floor, company, false);
  const beside = floor.width >= NARROW_WIDTH ? largestLayout(floor, company, true) : below;
  return (beside.size > below.size ? beside : below).places;
}

function largestLayout(floor: Floor, company: Company, inRow: boolean): Layout {
  let size = MAX_SIZE;
  while (size > MIN_WIDTH.other && !new Layout(floor, company, size, inRow).fits) size -= 1;
  // My cards cannot grow any more, but those of others and in the middle may.
  let growth = MAX_GROWTH;
  while (growth > 1 && !new Layout(floor, company, size, inRow, growth).fits) growth -= 0.05;
  return new Layout(floor, company, size, inRow, Math.max(1, growth));
}

class Layout {
  readonly #landscape: boolean;
  readonly #plates: Plates;
  readonly #innerWidth: number;
  readonly #columns: TablePlaces["columns"];
  readonly #seatWidth: number;
  readonly #chipsInColumn: boolean;
  readonly #widths: Widths;
  readonly #lines: TablePlaces["lines"];
  readonly #tight: boolean;
  readonly #gap: number;

  constructor(
    private readonly floor: Floor,
    private readonly company: Company,
    readonly size: number,
    private readonly inRow: boolean,
    growth = 1,
  ) {
    const { width, height, rem } = floor;
    const { others, piles, helps, hand } = company;
    this.#landscape = height < LANDSCAPE_HEIGHT && width > height;
    this.#tight = height < TIGHT_HEIGHT && width < height;
    this.#gap = this.#tight ? 4 : 8;
    this.#plates = new Plates(floor, others);
    const narrow = width < NARROW_WIDTH;
    this.#innerWidth = (this.#landscape ? width / 2 : width) - 2 * PAD;
    this.#columns = {
      piles: narrow && piles > 4 ? 3 : piles,
      helps: narrow && helps > 4 ? Math.ceil(helps / 2) : helps,
      hand: Math.min(hand, narrow ? 6 : hand),
    };
    this.#seatWidth = (width - PAD) / Math.max(1, others) - 4;
    const insideWidth = this.#seatWidth - 14;
    const widthBesideChips = (insideWidth - 8 - 4 * helps) / (1 + CHIP.share * helps);
    this.#chipsInColumn = widthBesideChips < MIN_WIDTH.other;
    const share = (role: keyof typeof MIN_WIDTH) =>
      SHARE[role] * (role === "other" || role === "pile" ? growth : 1);
    const fit = (role: keyof typeof MIN_WIDTH, available: number) =>
      Math.floor(
        Math.max(MIN_WIDTH[role], Math.min(MAX_WIDTH[role], share(role) * size, available)),
      );
    const { piles: pileColumns, helps: helpColumns, hand: handColumns } = this.#columns;
    const other = fit("other", this.#chipsInColumn ? insideWidth - CHIP.min - 2 : widthBesideChips);
    this.#widths = {
      other,
      chip: this.#chipsInColumn ? CHIP.min : Math.max(CHIP.min, Math.floor(CHIP.share * other)),
      pile: fit("pile", (this.#innerWidth - (pileColumns + 1) * this.#pileGap) / (pileColumns + 2)),
      stack: fit("stack", this.#innerWidth * 0.24),
      help: fit("help", (this.#innerWidth * 0.72 - helpColumns * PAD) / helpColumns),
      hand: fit("hand", (this.#innerWidth - (handColumns - 1) * 9) / handColumns),
    };
    const lines = (cards: number, remsForOne: number) => (cards < remsForOne * rem ? 2 : 1);
    this.#lines = {
      piles: lines(this.#widths.pile, ONE_LINE_REMS.piles),
      stack: 1,
      helps:
        this.#tight || this.#widths.help + PAD < CAPTION_MIN_REMS * rem
          ? 0
          : lines(this.#widths.help + PAD, ONE_LINE_REMS.helps),
    };
  }

  get #pileGap(): number {
    return Math.min(20, Math.max(6, 0.02 * this.#innerWidth));
  }

  // --- heights ----------------------------------------------------------------------------

  #captionHeight(part: keyof TablePlaces["lines"]): number {
    return CAPTION_REMS * this.floor.rem * this.#lines[part];
  }

  get #plate(): Plate {
    return this.#plates.at(this.#seatWidth);
  }

  get #othersHeight(): number {
    if (!this.company.others) return 0;
    const { other, chip } = this.#widths;
    const { helps } = this.company;
    const chips = this.#chipsInColumn ? helps * 1.15 * chip + 3 * (helps - 1) : CARD_RATIO * chip;
    return this.#plates.height(this.#plate) + Math.max(PILE_RATIO * other, chips) + 3 + 8;
  }

  get #middleHeight(): number {
    const rows = Math.ceil(this.company.piles / this.#columns.piles);
    return rows * (PILE_RATIO * this.#widths.pile + this.#captionHeight("piles")) + 4 * (rows - 1);
  }

  /** A tight table leaves it out if more is said below. */
  get #latestHeight(): number {
    if (this.#tight && this.company.brief) return 0;
    return 1.5 * this.#latestLines * this.floor.rem;
  }

  get #latestLines(): 1 | 2 {
    return this.#tight || this.#plates.roomy || this.company.brief ? 1 : 2;
  }

  get #myHeight(): number {
    if (!this.company.mine) return 0;
    const { stack, help, hand } = this.#widths;
    const helpRows = Math.ceil(this.company.helps / this.#columns.helps);
    const handRows = Math.ceil(this.company.hand / this.#columns.hand);
    const under = helpRows > 1 ? 0 : CARDS_UNDER_TOP * STRIP * help;
    const helps =
      helpRows * (PILE_RATIO * help + under + this.#captionHeight("helps")) + 4 * (helpRows - 1);
    const piles = Math.max(PILE_RATIO * stack + this.#captionHeight("stack"), helps);
    const held = handRows * (CARD_RATIO * hand + 6);
    const cards = this.inRow ? Math.max(piles, held) : piles + this.#gap + held;
    return this.#plates.height(this.#plates.mine) + this.#gap + cards;
  }

  get #totalHeight(): number {
    const [middle, latest, mine] = [this.#middleHeight, this.#latestHeight, this.#myHeight];
    const gap = this.#gap;
    const below = this.#landscape
      ? Math.max(middle + gap + latest, mine)
      : middle + latest + mine + 2 * gap;
    return gap + this.#othersHeight + gap + below + gap;
  }

  /** The width of my cards if they lie in one row. */
  get #rowWidth(): number {
    const { stack, help, hand } = this.#widths;
    const { helps, hand: held } = this.#columns;
    return stack + helps * (help + PAD) + held * (hand + 9) + 2 * GROUP_GAP;
  }

  get fits(): boolean {
    return (
      this.#totalHeight <= this.floor.height && (!this.inRow || this.#rowWidth <= this.#innerWidth)
    );
  }

  // --- places -----------------------------------------------------------------------------

  get places(): TablePlaces {
    const { width } = this.floor;
    const height = Math.max(this.floor.height, Math.ceil(this.#totalHeight));
    const [left, innerWidth] = [PAD, width - 2 * PAD];
    const others = {
      left: PAD / 2,
      top: this.#gap,
      width: width - PAD,
      height: this.#othersHeight,
    };
    const top = others.top + others.height + this.#gap;
    const half = (innerWidth - PAD) / 2;
    const middleWidth = this.#landscape && this.company.mine ? half : innerWidth;
    const mine = this.#landscape
      ? { left: left + half + PAD, top, width: half, height: height - top - this.#gap }
      : {
          left,
          top: height - this.#gap - this.#myHeight,
          width: innerWidth,
          height: this.#myHeight,
        };
    const bottom = this.#landscape ? height : mine.top;
    const latest = {
      left,
      top: bottom - this.#gap - this.#latestHeight,
      width: middleWidth,
      height: this.#latestHeight,
    };
    return {
      others,
      middle: { left, top, width: middleWidth, height: latest.top - this.#gap - top },
      latest: this.#latestHeight ? latest : null,
      latestLines: this.#latestLines,
      mine,
      height,
      plate: this.#plate,
      myPlate: this.#plates.mine,
      widths: this.#widths,
      chipsInColumn: this.#chipsInColumn,
      columns: this.#columns,
      inRow: this.inRow,
      lines: this.#lines,
    };
  }
}
