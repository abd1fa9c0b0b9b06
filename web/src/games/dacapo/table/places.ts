// Where everything lies at a table of Da Capo!, and how large the cards are: as large as there is
// room for, and the same in every state of a game.
import type { Box, Floor, Places } from "../../../table/frame/box";
import { Plates, type Plate } from "../../../table/seat/plates";

export interface Company {
  others: number;
  /** Whether I have a seat. */
  mine: boolean;
  piles: number;
  helps: number;
  /** How many cards a hand has at the beginning of a turn. */
  hand: number;
  /** One line says what just happened: below the table more is said. */
  brief: boolean;
}

/** The widths of cards. */
interface Widths {
  other: number;
  /** A card of somebody else's help pile. */
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
  /** Help piles of others stand one above the other, beside the stack. */
  chipsInColumn: boolean;
  columns: { piles: number; helps: number; hand: number };
  /** My hand lies beside my piles. */
  inRow: boolean;
  /** How many lines there are for the words below piles: those in the middle, mine, my help piles. */
  lines: { piles: number; stack: number; helps: number };
}

const PAD = 12;
const NARROW = 900;
/** Less high, and wider: a phone that lies on its side. */
const LYING = 480;
const TIGHT = 520;
const TALL = 1.4;
/** A pile is a little higher than a card. */
const PILE_TALL = 1.51;
const CHIP = { least: 16, share: 0.42 };
const LEAST = { other: 40, pile: 40, stack: 48, help: 40, hand: 44 };
const MOST = { other: 110, pile: 150, stack: 160, help: 126, hand: 180 };
/** How large the cards of each role are beside each other. */
const SHARE = { other: 0.72, pile: 0.8, stack: 0.95, help: 0.71, hand: 1.12 };
/** So much of a card is seen below the one that lies on it, and so many of them. */
const STRIP = 0.26;
const UNDER = 2;
const CAPTION_REMS = 1.14;
/** Where the words need only one line. */
const ONE_LINE_REMS = { piles: 4.75, helps: 6 };
/** A help pile that is narrower has no words below it: they would be broken. */
const NAMED_HELP_REMS = 4.4;
const LARGEST = 180;
const MOST_GROWN = 1.5;
/** Between my stack, my help piles and my hand. */
const APART = 40;

export function tablePlaces(floor: Floor, company: Company): TablePlaces {
  const below = largest(floor, company, false);
  const beside = floor.width >= NARROW ? largest(floor, company, true) : below;
  return (beside.size > below.size ? beside : below).places;
}

function largest(floor: Floor, company: Company, inRow: boolean): Layout {
  let size = LARGEST;
  while (size > LEAST.other && !new Layout(floor, company, size, inRow).fits) size -= 1;
  // Where mine cannot grow any more, the others and the middle may.
  let grown = MOST_GROWN;
  while (grown > 1 && !new Layout(floor, company, size, inRow, grown).fits) grown -= 0.05;
  return new Layout(floor, company, size, inRow, Math.max(1, grown));
}

class Layout {
  readonly #lying: boolean;
  readonly #plates: Plates;
  readonly #wide: number;
  readonly #columns: TablePlaces["columns"];
  readonly #cell: number;
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
    grown = 1,
  ) {
    const { width, height, rem } = floor;
    const { others, piles, helps, hand } = company;
    this.#lying = height < LYING && width > height;
    this.#tight = height < TIGHT && width < height;
    this.#gap = this.#tight ? 4 : 8;
    this.#plates = new Plates(floor, others);
    const narrow = width < NARROW;
    this.#wide = (this.#lying ? width / 2 : width) - 2 * PAD;
    this.#columns = {
      piles: narrow && piles > 4 ? 3 : piles,
      helps: narrow && helps > 4 ? Math.ceil(helps / 2) : helps,
      hand: Math.min(hand, narrow ? 6 : hand),
    };
    this.#cell = (width - PAD) / Math.max(1, others) - 4;
    const inside = this.#cell - 14;
    const abreast = (inside - 8 - 4 * helps) / (1 + CHIP.share * helps);
    this.#chipsInColumn = abreast < LEAST.other;
    const share = (role: keyof typeof LEAST) =>
      SHARE[role] * (role === "other" || role === "pile" ? grown : 1);
    const fit = (role: keyof typeof LEAST, most: number) =>
      Math.floor(Math.max(LEAST[role], Math.min(MOST[role], share(role) * size, most)));
    const { piles: across, helps: beside, hand: held } = this.#columns;
    const between = this.#between;
    const other = fit("other", this.#chipsInColumn ? inside - CHIP.least - 2 : abreast);
    this.#widths = {
      other,
      chip: this.#chipsInColumn ? CHIP.least : Math.max(CHIP.least, Math.floor(CHIP.share * other)),
      pile: fit("pile", (this.#wide - (across + 1) * between) / (across + 2)),
      stack: fit("stack", this.#wide * 0.24),
      help: fit("help", (this.#wide * 0.72 - beside * PAD) / beside),
      hand: fit("hand", (this.#wide - (held - 1) * 9) / held),
    };
    const lines = (cards: number, remsForOne: number) => (cards < remsForOne * rem ? 2 : 1);
    this.#lines = {
      piles: lines(this.#widths.pile, ONE_LINE_REMS.piles),
      stack: 1,
      helps:
        this.#tight || this.#widths.help + PAD < NAMED_HELP_REMS * rem
          ? 0
          : lines(this.#widths.help + PAD, ONE_LINE_REMS.helps),
    };
  }

  get #between(): number {
    return Math.min(20, Math.max(6, 0.02 * this.#wide));
  }

  // --- how high ---------------------------------------------------------------------------

  #words(part: keyof TablePlaces["lines"]): number {
    return CAPTION_REMS * this.floor.rem * this.#lines[part];
  }

  get #plate(): Plate {
    return this.#plates.at(this.#cell);
  }

  get #others(): number {
    if (!this.company.others) return 0;
    const { other, chip } = this.#widths;
    const { helps } = this.company;
    const chips = this.#chipsInColumn ? helps * 1.15 * chip + 3 * (helps - 1) : TALL * chip;
    return this.#plates.height(this.#plate) + Math.max(PILE_TALL * other, chips) + 3 + 8;
  }

  get #middle(): number {
    const rows = Math.ceil(this.company.piles / this.#columns.piles);
    return rows * (PILE_TALL * this.#widths.pile + this.#words("piles")) + 4 * (rows - 1);
  }

  /** A tight table has no room for it where more is said below. */
  get #told(): number {
    if (this.#tight && this.company.brief) return 0;
    return 1.5 * this.#toldLines * this.floor.rem;
  }

  get #toldLines(): 1 | 2 {
    return this.#tight || this.#plates.roomy || this.company.brief ? 1 : 2;
  }

  get #mine(): number {
    if (!this.company.mine) return 0;
    const { stack, help, hand } = this.#widths;
    const helpRows = Math.ceil(this.company.helps / this.#columns.helps);
    const handRows = Math.ceil(this.company.hand / this.#columns.hand);
    const under = helpRows > 1 ? 0 : UNDER * STRIP * help;
    const helps = helpRows * (PILE_TALL * help + under + this.#words("helps")) + 4 * (helpRows - 1);
    const piles = Math.max(PILE_TALL * stack + this.#words("stack"), helps);
    const held = handRows * (TALL * hand + 6);
    const cards = this.inRow ? Math.max(piles, held) : piles + this.#gap + held;
    return this.#plates.height(this.#plates.mine) + this.#gap + cards;
  }

  get #high(): number {
    const [middle, told, mine] = [this.#middle, this.#told, this.#mine];
    const gap = this.#gap;
    const below = this.#lying
      ? Math.max(middle + gap + told, mine)
      : middle + told + mine + 2 * gap;
    return gap + this.#others + gap + below + gap;
  }

  /** How wide mine are where they lie in one row. */
  get #row(): number {
    const { stack, help, hand } = this.#widths;
    const { helps, hand: held } = this.#columns;
    return stack + helps * (help + PAD) + held * (hand + 9) + 2 * APART;
  }

  get fits(): boolean {
    return this.#high <= this.floor.height && (!this.inRow || this.#row <= this.#wide);
  }

  // --- where ------------------------------------------------------------------------------

  get places(): TablePlaces {
    const { width } = this.floor;
    const height = Math.max(this.floor.height, Math.ceil(this.#high));
    const [left, wide] = [PAD, width - 2 * PAD];
    const others = { left: PAD / 2, top: this.#gap, width: width - PAD, height: this.#others };
    const top = others.top + others.height + this.#gap;
    const half = (wide - PAD) / 2;
    const across = this.#lying && this.company.mine ? half : wide;
    const mine = this.#lying
      ? { left: left + half + PAD, top, width: half, height: height - top - this.#gap }
      : { left, top: height - this.#gap - this.#mine, width: wide, height: this.#mine };
    const bottom = this.#lying ? height : mine.top;
    const told = { left, top: bottom - this.#gap - this.#told, width: across, height: this.#told };
    return {
      others,
      middle: { left, top, width: across, height: told.top - this.#gap - top },
      told: this.#told ? told : null,
      toldLines: this.#toldLines,
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
