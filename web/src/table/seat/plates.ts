// The plate of a seat: it has a face as large as there is room for.
import type { Floor } from "../frame/box";

/** The plate at a seat: a line, two short lines where it is narrow, or a face with two lines. */
export type Plate = "line" | "short" | "full";

const ROOMY = { width: 600, height: 560 };
const HEIGHT_REMS: Record<Plate, number> = { line: 1.75, short: 2.6, full: 3.1 };
/** The height of a full plate on a phone, where faces are smaller. */
const FULL_ON_PHONE_REMS = 2.6;

export class Plates {
  /** Whether the felt is that of a tablet or a desktop. */
  readonly roomy: boolean;
  readonly #hasFaces: boolean;
  readonly #rem: number;

  constructor({ width, height, rem }: Floor, others: number) {
    this.roomy = width >= ROOMY.width && height >= ROOMY.height;
    this.#hasFaces = this.roomy || (height >= ROOMY.height && others < 4);
    this.#rem = rem;
  }

  /** The plate of a seat with this width. */
  at(width: number): Plate {
    if (this.#hasFaces && width >= (this.roomy ? 8 : 7) * this.#rem) return "full";
    return width < 9 * this.#rem ? "short" : "line";
  }

  get mine(): Plate {
    return this.#hasFaces ? "full" : "line";
  }

  height(plate: Plate): number {
    const small = plate === "full" && !this.roomy;
    return (small ? FULL_ON_PHONE_REMS : HEIGHT_REMS[plate]) * this.#rem;
  }
}
